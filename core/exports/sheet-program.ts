import { serveWork } from '@core/limited-process/serve-work'
import { asCsv, asSpreadsheet } from './sheet'
import { sheetOf, type ToldSheet } from './told-sheet'

serveWork(async (told: ToldSheet) => {
  const sheet = await sheetOf(told)
  return told.format === 'csv' ? asCsv(sheet, told.language, told.zoned) : asSpreadsheet(sheet, told.zoned)
})
