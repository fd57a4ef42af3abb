import { languages } from '@core/ui/i18n/languages.ts'
import { setLanguage } from '@core/ui/i18n/texts.ts'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Shell } from './shell.tsx'

/** The sign-in page of the product as HTML, for a host that belongs to no company. */
export interface DrawnSignIn {
  language: string
  /** Whether anybody may make a company here. */
  registration: 'open' | 'closed'
  html: string
}

/** What the shell reads of the page of a visitor who comes to sign in. */
const page = { branding: '' }
Object.assign(globalThis, {
  document: { cookie: '', documentElement: {}, getElementById: () => ({ textContent: page.branding }) },
  location: { pathname: '/login' },
})

/** Prints them all as JSON: the build puts them into the pages of the shell. */
const drawn: DrawnSignIn[] = []
for (const language of languages) {
  await setLanguage(language, false)
  for (const registration of ['open', 'closed'] as const) {
    page.branding = JSON.stringify({ company_id: null, registration_open: registration === 'open' })
    const html = renderToString(
      <StrictMode>
        <Shell session={Promise.resolve()} />
      </StrictMode>,
    )
    drawn.push({ language, registration, html })
  }
}
process.stdout.write(JSON.stringify(drawn))
