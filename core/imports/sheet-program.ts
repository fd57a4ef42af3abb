import { serveWork } from '@core/limited-process/serve-work'
import { tellRows } from '@core/limited-process/told-rows'
import { readCsv } from './read-csv'
import type { ReadOutcome, UnreadSheet } from './read-sheet'
import { readSpreadsheet } from './read-spreadsheet'
import { SheetRefused } from './sheet-file'

serveWork(async ({ bytes, isText, heads }: UnreadSheet): Promise<ReadOutcome> => {
  try {
    const { rows, ...sheet } = isText ? readCsv(bytes, heads) : await readSpreadsheet(bytes, heads)
    return { sheet, pages: await tellRows(rows) }
  } catch (error) {
    // Whatever else a reader stumbles over is a file that it cannot read.
    return error instanceof SheetRefused
      ? { key: error.key, values: error.values }
      : { key: 'core.import_unreadable', values: {} }
  }
})
