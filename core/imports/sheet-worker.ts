import { readCsv } from './read-csv'
import { readSpreadsheet } from './read-spreadsheet'
import { type SheetFile, SheetRefused } from './sheet-file'

declare const self: Worker

/** A file on its way to the thread, and what comes back. */
export interface UnreadSheet {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly isText: boolean
  /** Bare names of the fields that can be imported, by which the row of heads is known. */
  readonly heads: ReadonlySet<string>
}
export type ReadOutcome =
  | { readonly sheet: SheetFile }
  | { readonly key: string; readonly values: SheetRefused['values'] }

self.onmessage = async ({ data }: MessageEvent<UnreadSheet>) => {
  self.postMessage(await outcomeOf(data))
}

async function outcomeOf({ bytes, isText, heads }: UnreadSheet): Promise<ReadOutcome> {
  try {
    return { sheet: isText ? readCsv(bytes, heads) : await readSpreadsheet(bytes, heads) }
  } catch (error) {
    // Whatever else a reader stumbles over is a file that it cannot read.
    return error instanceof SheetRefused
      ? { key: error.key, values: error.values }
      : { key: 'core.import_unreadable', values: {} }
  }
}
