import { serveWork } from '@core/limited-process/serve-work'
import { readCsv } from './read-csv'
import type { ReadOutcome, UnreadSheet } from './read-sheet'
import { readSpreadsheet } from './read-spreadsheet'
import { SheetRefused } from './sheet-file'

serveWork(async ({ bytes, isText, heads }: UnreadSheet): Promise<ReadOutcome> => {
  try {
    return { sheet: isText ? readCsv(bytes, heads) : await readSpreadsheet(bytes, heads) }
  } catch (error) {
    // Whatever else a reader stumbles over is a file that it cannot read.
    return error instanceof SheetRefused
      ? { key: error.key, values: error.values }
      : { key: 'core.import_unreadable', values: {} }
  }
})
