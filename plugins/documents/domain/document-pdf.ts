import { createHash } from 'node:crypto'
import { Recent } from '@core/cache/recent'
import type { Entity } from '@core/db/entity'
import { readRows } from '@core/db/list'
import type { Where } from '@core/db/where'
import type { Context } from '@core/http/context'
import { Company } from '@core/tenancy/company'
import { CompanySettings } from '@core/tenancy/company-settings'
import { dayOf, today } from '@core/time/today'
import { brandTokens } from '@core/ui/theme/brand'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { Calculation } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import { DocumentWidget } from '../entities/document-widget'
import { Signature } from '../entities/signature'
import type { PrintDocument } from '../pdf/print-document'
import { renderPdf } from '../pdf/render-pdf'
import { type PreparedDocument, prepareDocument } from './prepared-document'

/** Raised when the template changes, so that kept PDFs are made anew. */
const LAYOUT = '1'
const KEPT = 200
const recent = new Recent<Uint8Array>(KEPT)

/** File name of a document: `Offerte O2026-0001.pdf`. */
export const fileNameOf = (kind: DocumentKind, document: DocumentRecord): string =>
  `${[kind.noun, document.number ?? 'concept'].join(' ').replace(/[^\p{L}\p{N} ._-]/gu, '')}.pdf`

/** What a document looks like now, as SHA-256: it changes when anything printed changes. */
export async function documentFingerprint(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
): Promise<string> {
  const versions = (entity: Entity, where: Where) =>
    readRows<{ id: number; version: number }>(context, entity, ['id', 'version'], where, 'id')
  const calculation = document.calculation_id ?? null
  const parts = await Promise.all([
    versions(Calculation, { id: calculation }),
    // A line that is only named differently leaves the totals, and with them the calculation, as they were.
    versions(CalculationItem, { calculation_id: calculation }),
    versions(DocumentWidget, { widgetable_type: kind.code, widgetable_id: document.id }),
    versions(CompanySettings, {}),
    versions(Company, { id: context.company.id }),
    versions(Signature, { signable_type: kind.code, signable_id: document.id }),
  ])
  const { id, hash, version, status } = document
  return createHash('sha256')
    .update(JSON.stringify([LAYOUT, kind.code, id, hash, version, status, parts]))
    .digest('hex')
}

/** The PDF of a document; unchanged ones come from memory or the file store. */
export async function documentPdf(context: Context, kind: DocumentKind, document: DocumentRecord): Promise<Uint8Array> {
  const fingerprint = await documentFingerprint(context, kind, document)
  const known = recent.get(fingerprint)
  if (known) return known
  const key = `company/${context.company.id}/pdf/${kind.code}-${document.id}-${fingerprint.slice(0, 32)}.pdf`
  const kept = await context.files.get(key)
  const bytes =
    kept?.bytes ??
    (await renderPdf(await printDocument(context, await prepareDocument(context, kind, document, 'customer'))))
  if (!kept) await context.files.put(key, bytes, 'application/pdf')
  return recent.set(fingerprint, bytes)
}

async function printDocument(context: Context, prepared: PreparedDocument): Promise<PrintDocument> {
  const { kind, document, company, settings, signature, customer } = {
    ...prepared,
    customer: prepared.document.customer,
  }
  const colours = brandTokens(settings?.brand_button_color ?? '#0B6577').light
  const logo = settings?.logo_key ? await context.files.get(settings.logo_key) : null
  const pictures = new Map<number, Uint8Array>()
  for (const widget of prepared.stored) {
    const file = widget.picture_key ? await context.files.get(widget.picture_key) : null
    if (file) pictures.set(widget.id, file.bytes)
  }
  return {
    kind: kind.code,
    language: 'nl',
    title: document.title ?? kind.noun,
    number: document.number ?? '',
    kindName: kind.noun,
    dates: { documentdate: document.documentdate ?? today(context.company), enddate: document.enddate },
    company: {
      name: company.name,
      address: [company.address, [company.postcode, company.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      ...(company.kvk ? { kvk: company.kvk } : {}),
      ...(company.vat_number ? { vat: company.vat_number } : {}),
      ...(company.iban ? { iban: company.iban } : {}),
      ...(company.phone ? { phone: company.phone } : {}),
      ...(company.email ? { email: company.email } : {}),
    },
    logo: logo?.bytes ?? null,
    brand: { line: colours['brand-line'], text: colours['brand-text'] },
    relation: [
      customer?.organization,
      customer?.fullname,
      customer?.address,
      [customer?.postcode, customer?.city].filter(Boolean).join(' '),
    ].filter((line): line is string => Boolean(line)),
    widgets: prepared.widgets,
    pictures,
    signature: signature && {
      name: signature.username,
      place: signature.place ?? '',
      signedAt: dayOf(signature.signed_at, context.company),
      type: signature.signature_type as 'drawn' | 'checkbox',
      image: signature.signature ? new Uint8Array(Buffer.from(signature.signature, 'base64')) : null,
    },
  }
}
