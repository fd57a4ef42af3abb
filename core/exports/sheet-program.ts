import { serveWork } from '@core/limited-process/serve-work'
import { asCsv, asSpreadsheet } from './sheet'
import type { UnwrittenSheet } from './write-sheet'

serveWork(({ sheet, format, language, zoned }: UnwrittenSheet) =>
  format === 'csv' ? asCsv(sheet, language, zoned) : asSpreadsheet(sheet, zoned),
)
