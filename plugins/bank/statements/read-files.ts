import { textOf } from '@core/storage/text-of'
import { unzipSync } from 'fflate'
import { readCamt } from './read-camt'
import { isMt940, readMt940 } from './read-mt940'
import { type Statement, StatementRefused } from './statement'

/** What a file may hold together. */
export const MOST_LINES = 20_000
const MOST_FILES = 500
const MOST_UNPACKED = 60 * 2 ** 20

/** The statements in a file, or in the files of a zip, the oldest first. @throws StatementRefused */
export function readFiles(bytes: Uint8Array): Statement[] {
  const statements = isZip(bytes) ? unpacked(bytes).flatMap(readOne) : readOne(bytes)
  const count = statements.reduce((sum, { lines }) => sum + lines.length, 0)
  if (count > MOST_LINES) throw new StatementRefused('bank.too_many_lines', { max: MOST_LINES })
  if (!statements.length) throw new StatementRefused('bank.nothing_in_it')
  return statements.toSorted((one, other) => one.from.localeCompare(other.from) || one.until.localeCompare(other.until))
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

function unpacked(bytes: Uint8Array): Uint8Array[] {
  let size = 0
  let count = 0
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false
      size += originalSize
      count += 1
      if (size > MOST_UNPACKED || count > MOST_FILES) throw new StatementRefused('bank.zip_too_large')
      return true
    },
  })
  return Object.values(files)
}

function readOne(bytes: Uint8Array): Statement[] {
  const text = textOf(bytes).replace(/^\ufeff/, '')
  if (isMt940(text)) return readMt940(text)
  if (text.trimStart().startsWith('<')) return readCamt(text)
  throw new StatementRefused('bank.unreadable')
}
