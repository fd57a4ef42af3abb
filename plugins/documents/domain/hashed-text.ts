import { asRead, shownAmounts } from '../drawing/customer-blocks'
import type { DocumentContent, Seller } from './document-content'

/** Says how the text is built, for whoever reads one later. */
const FORMAT = 'vakwerk-document-1'

/** Names of kept files hold the SHA-256 of their bytes. */
const KEPT = /\/kept\/([0-9a-f]{64})\./
const digestOf = (key: string | null | undefined): string | null => KEPT.exec(key ?? '')?.[1] ?? null

/**
 * The text of a version that is hashed: what page and PDF show of it, with the SHA-256 of every file that belongs to it
 * and of all that was kept. Its customer may have it, so that anybody can compute the fingerprint from it.
 *
 * @param kept SHA-256 of the JSON of `content`
 */
export function hashedText(content: DocumentContent, kept: string): string {
  const shown = shownAmounts(content.widgets)
  const { kind, noun, number, title, language, documentdate, enddate, delivery_date } = content
  return `${JSON.stringify(
    {
      format: FORMAT,
      kind,
      noun,
      number,
      title,
      language,
      documentdate,
      enddate,
      delivery_date,
      seller: printedSeller(content.seller),
      buyer: printedBuyer(content.buyer),
      widgets: content.widgets.map(widget => asRead(widget, true)),
      amount_inc_vat: content.amount_inc_vat,
      amount_exc_vat: shown.vat ? content.amount_exc_vat : null,
      amount_discount_inc: shown.discount ? content.amount_discount_inc : null,
      attachments: content.attachments.map(({ filename, size, digest = null }) => ({ filename, size, sha256: digest })),
      pictures: Object.entries(content.pictures).map(([id, key]) => ({ widget_id: Number(id), sha256: digestOf(key) })),
      logo_sha256: digestOf(content.seller.logo),
      kept_sha256: kept,
    },
    null,
    2,
  )}\n`
}

const printedSeller = ({ name, address, postcode, city, country, phone, email, kvk, vat_number, iban }: Seller) => ({
  name,
  address,
  postcode,
  city,
  country,
  phone,
  email,
  kvk,
  vat_number,
  iban,
})

function printedBuyer(buyer: DocumentContent['buyer']) {
  if (!buyer) return null
  const { organization, fullname, address, postcode, city, country, vat_number } = buyer
  return { organization, fullname, address, postcode, city, country, vat_number }
}
