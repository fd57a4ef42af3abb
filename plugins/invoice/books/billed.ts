import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import type { Days } from '@core/time/periods'
import { type DocumentContent, type DocumentRecord, partsOfVersions, shownVersion } from '@plugins/documents/contract'
import { invoiceKind } from '../domain/invoice-kind'
import { FINAL } from '../domain/open-statuses'
import { Invoice } from '../entities/invoice'
import { within } from './period'

const FIELDS = [
  'id',
  'number',
  'documentdate',
  'title',
  'relation_id',
  'relation_fullname',
  'flow_id',
  'calculation_id',
  'documentversion_id',
  'credit_of',
  'amount_inc_vat',
] as const

/** Invoices of which the versions are read at once. */
const PAGE = 500

type Row = Awaited<ReturnType<typeof rowsIn>>[number]

/** A final invoice with what its version says. */
export interface Billed<K extends keyof DocumentContent> {
  readonly invoice: Row
  readonly said: Pick<DocumentContent, K>
}

const rowsIn = (context: Context, days: Days) =>
  readRows(context, Invoice, FIELDS, { ...FINAL, documentdate: within(days) }, 'number')

/**
 * The final invoices and credits of some days by their date, in the order of their numbers, page by page: what their
 * frozen versions say, and nothing of the rows as they are now.
 */
export async function* billedIn<K extends keyof DocumentContent>(
  context: Context,
  days: Days,
  parts: readonly K[],
): AsyncGenerator<readonly Billed<K>[]> {
  const rows = await rowsIn(context, days)
  for (let at = 0; at < rows.length; at += PAGE) {
    const page = rows.slice(at, at + PAGE)
    const versions = await versionsOf(context, page)
    const said = await partsOfVersions(context, [...versions.values()], parts)
    yield page.flatMap(invoice => {
      const own = said.get(versions.get(invoice.id) ?? 0)
      return own ? [{ invoice, said: own }] : []
    })
  }
}

/** The version of each invoice. What was sent before versions were kept becomes one when somebody first looks. */
async function versionsOf(context: Context, rows: readonly Row[]): Promise<ReadonlyMap<number, number>> {
  const versions = new Map(
    rows.flatMap(({ id, documentversion_id }) => (documentversion_id ? [[id, documentversion_id]] : [])),
  )
  const without = rows.filter(({ documentversion_id }) => !documentversion_id).map(({ id }) => id)
  if (!without.length) return versions
  for (const invoice of await openRecords(context, Invoice, { id: without })) {
    const version = await shownVersion(context, invoiceKind, invoice as DocumentRecord)
    if (version) versions.set(invoice.id, version.id)
  }
  return versions
}
