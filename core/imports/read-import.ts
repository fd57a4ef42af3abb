import type { Context } from '@core/context/context'
import { LANGUAGES } from '@core/context/modules'
import { invalid } from '@core/context/problem'
import { insertRecord, insertRows } from '@core/db/insert'
import { openRecord } from '@core/db/open-record'
import { not } from '@core/db/where'
import nl from '@core/locales/nl'
import { declared } from '@core/resource/declared'
import type { AnyResource } from '@core/resource/resource'
import { type Upload, uploadOf } from '@core/storage/accepted-file'
import { safeFileName } from '@core/storage/file-name'
import { bareName, guessMapping, type Mapping } from './guess-mapping'
import { type ImportField, importFields } from './import-fields'
import { ImportFile } from './import-file'
import { importOptions } from './import-options'
import { ImportRow } from './import-row'
import type { ImportRecord } from './open-import'
import { readSheet } from './read-sheet'
import { MOST_IMPORT_ROWS, type SheetFile } from './sheet-file'

/** Rows written in one statement. */
const PAGE = 1000
const EXAMPLES = 3

interface Reading {
  /** Field of the form that the file came in. */
  readonly field: string
  /** Rows that it may have. */
  readonly most?: number
}

/**
 * Reads a sheet that was uploaded, for `reachOut` of a call: what it answers is to be kept with {@link keepImport}.
 *
 * @throws Problem 422 for what is no sheet, is empty or has too many rows; 503 while too many others wait
 */
export async function readImport(
  context: Context,
  resource: AnyResource,
  upload: unknown,
  { field, most = MOST_IMPORT_ROWS }: Reading,
): Promise<() => Promise<ReadUpload>> {
  const { name, file } = uploadOf(upload, field)
  const fields = await importFields(context, resource)
  const heads = new Set(fields.flatMap(({ names }) => names.map(bareName).filter(Boolean)))
  const reasons = reasonHeads(context)
  const companyId = context.company.id
  return async () => {
    const sheet = withoutReasons(reasons, await readSheet(companyId, file, heads, field))
    if (sheet.rows.length > most) throw invalid(field, 'core.import_too_many_rows', { max: most })
    return { name, file, sheet }
  }
}

/** An uploaded sheet that was read. */
interface ReadUpload extends Pick<Upload, 'name' | 'file'> {
  readonly sheet: SheetFile
}

/** Keeps a sheet with its rows and guesses what its columns are; nothing is imported yet. */
export async function keepImport(
  context: Context,
  resource: AnyResource,
  { name, file: accepted, sheet }: ReadUpload,
): Promise<ImportRecord> {
  const fields = await importFields(context, resource)
  const key = `company/${context.company.id}/importfile/${crypto.randomUUID()}.${accepted.extension}`
  await context.files.put(key, accepted.bytes, accepted.contentType)
  const header_key = keyOf(sheet.headers)
  const file = await insertRecord(context, ImportFile, {
    resource: resource.path,
    filename: safeFileName(name, accepted),
    content_type: accepted.contentType,
    file_key: key,
    user_id: context.user?.id ?? null,
    row_count: sheet.rows.length,
    columns: columnsOf(sheet),
    header_key,
    decimal: sheet.decimal,
    notes: [...(sheet.notes ?? [])],
    ...(await choices(context, resource, fields, sheet, header_key)),
  })
  for (let i = 0; i < sheet.rows.length; i += PAGE) {
    const page = sheet.rows.slice(i, i + PAGE)
    await insertRows(
      context,
      ImportRow,
      page.map(row => ({ ...row, importfile_id: file.id })),
    )
  }
  return file
}

/** What the company chose for the last file with these headers, else what the headers suggest. */
async function choices(
  context: Context,
  resource: AnyResource,
  fields: readonly ImportField[],
  sheet: SheetFile,
  header_key: string,
) {
  const last = await openRecord(
    context,
    ImportFile,
    { resource: resource.path, header_key, step: not('read') },
    { sort: '-id' },
  )
  const known = new Set(fields.map(({ name }) => name))
  if (last) {
    const mapping: Mapping = last.mapping.map(name => (name !== null && known.has(name) ? name : null))
    return { mapping: [...mapping], match_by: last.match_by ?? null, existing: last.existing }
  }
  const mapping = guessMapping(sheet.headers, fields)
  const match_by = importOptions(resource)?.match?.find(name => mapping.includes(name)) ?? null
  return { mapping: [...mapping], match_by }
}

function columnsOf({ headers, rows }: SheetFile) {
  return headers.map((header, i) => {
    const filled = rows.slice(0, 200).flatMap(({ cells }) => (cells[i] === null || cells[i] === '' ? [] : [cells[i]]))
    return { header, examples: [...new Set(filled.map(cell => String(cell).slice(0, 60)))].slice(0, EXAMPLES) }
  })
}

const keyOf = (headers: readonly string[]) =>
  new Bun.CryptoHasher('sha256').update(JSON.stringify(headers.map(header => header.toLowerCase()))).digest('hex')

/** Heads of the column of reasons, in each language. */
const reasonHeads = (context: Context): readonly string[] =>
  LANGUAGES.map(language => context.use(declared).locales.core?.[language].import_reason ?? nl.import_reason)

/** An error file that was mended comes back with the reasons in it: they are no column of the data. */
function withoutReasons(reasons: readonly string[], sheet: SheetFile): SheetFile {
  const kept = [...sheet.headers.keys()].filter(i => !reasons.includes(sheet.headers[i] ?? ''))
  return {
    ...sheet,
    headers: kept.map(i => sheet.headers[i] ?? ''),
    rows: sheet.rows.map(({ row, cells }) => ({ row, cells: kept.map(i => cells[i] ?? null) })),
  }
}
