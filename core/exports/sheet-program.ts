import { serveWork } from '@core/limited-process/serve-work'
import { asCsv, asSpreadsheet } from './sheet'
import { sheetOf, type ToldSheet } from './told-sheet'

serveWork((told: ToldSheet) =>
  told.format === 'csv' ? asCsv(sheetOf(told), told.language, told.zoned) : asSpreadsheet(sheetOf(told), told.zoned),
)
