import { showChosenTheme } from '../theme/theme-choice.ts'
import { keepDrawnPage } from './drawn-page.ts'
import { fetchPageFilesAgain } from './page-files-again.ts'

/** First script in every page, in the page itself: what must hold before anything shows. */
showChosenTheme()
keepDrawnPage()
fetchPageFilesAgain()
