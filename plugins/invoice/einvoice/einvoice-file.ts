import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { readRow } from '@core/db/list'
import type { DocumentFile, DocumentRecord, FileOfVersion } from '@plugins/documents/contract'
import { type Bills, billedDocument } from '../domain/billed-document'
import { invoiceSettings } from '../domain/invoice-settings'
import { Invoice } from '../entities/invoice'
import type { EInvoice, Format } from './e-invoice'
import { eInvoiceOf } from './of-version'
import { breachesOf } from './rules'
import { writeUbl } from './write-ubl'

type Billed = DocumentRecord & Bills & { credit_of?: number | null }

/** A sent version of an invoice in the terms of EN 16931, with the numbers that it refers to. */
export async function eInvoice(
  context: Context,
  invoice: Billed,
  { content, source }: FileOfVersion,
): Promise<EInvoice> {
  const credited = invoice.credit_of ? await readRow(context, Invoice, { id: invoice.credit_of }) : null
  const ordered = await billedDocument(context, invoice)
  return eInvoiceOf(content, source, {
    isCredit: Boolean(invoice.credit_of),
    order: ordered?.number ?? null,
    preceding: credited?.number ? { number: credited.number, date: credited.documentdate?.slice(0, 10) ?? null } : null,
  })
}

const fileName = ({ number, noun }: FileOfVersion['content']) =>
  `${[noun, number].join(' ').replace(/[^\p{L}\p{N} ._-]/gu, '')}.xml`

/** @throws Problem 422 with every rule of the format that an electronic invoice breaks, and what to do */
export function refuseBreaches(context: Context, invoice: EInvoice, format: Format): void {
  const breaches = breachesOf(invoice, format)
  if (breaches.length)
    throw new Problem(422, 'invoice.einvoice_refused', {
      values: { breaches: breaches.map(({ rule, key }) => `${rule}: ${context.text(key)}`).join('\n') },
    })
}

/**
 * The electronic invoice of a sent version.
 *
 * @throws Problem 422 with every rule of the format that it breaks, and what to do
 */
export async function eInvoiceFile(context: Context, invoice: Billed, version: FileOfVersion, format: Format) {
  const made = await eInvoice(context, invoice, version)
  refuseBreaches(context, made, format)
  return { name: fileName(version.content), bytes: new TextEncoder().encode(writeUbl(made, format)) }
}

const XML = 'application/xml'

/** What goes along with the mail to an organization, and what every customer may save. */
export const eInvoiceOfInvoice: DocumentFile = {
  code: 'einvoice',
  label: 'E-factuur',
  offered: (_, { content }) => Boolean(content.buyer?.organization),
  async toMail(context, document, version) {
    if (!version.content.buyer?.organization) return null
    if (!(await invoiceSettings.of(context)).invoice_einvoice) return null
    const made = await eInvoice(context, document, version)
    // What was sent before it was checked for this goes as PDF alone; its call says which rules it breaks.
    if (breachesOf(made, 'nlcius').length) return null
    const content = new TextEncoder().encode(writeUbl(made, 'nlcius'))
    return { filename: fileName(version.content), contentType: XML, content }
  },
}
