import { formatMoney, useT } from '@core/ui'
import type { CustomerDocument } from '../customer-document'

/** The rows of the document that say its VAT by rate, once each. */
function vatRows({ widgets }: CustomerDocument) {
  const totals = widgets
    .flatMap(({ blocks }) => blocks)
    .flatMap(block => (block.type === 'table' && !block.of ? block.table.totals : []))
    .filter(({ tag }) => /^VAT\d/.test(tag))
  return [...new Map(totals.map(total => [total.tag, total])).values()]
}

const vatOf = ({ amount_inc_vat, amount_exc_vat }: CustomerDocument): number =>
  amount_exc_vat === null ? 0 : amount_inc_vat - amount_exc_vat

export const hasVat = (document: CustomerDocument): boolean => vatOf(document) > 0

/** The VAT that is in the amount: by rate where the document says it so, else in all. */
export function VatLines({ document }: { document: CustomerDocument }) {
  const t = useT('portal')
  if (!hasVat(document)) return null
  const rows = vatRows(document)
  if (!rows.length) return <p>{t('withVat', { vat: formatMoney(vatOf(document)) })}</p>
  return rows.map(({ tag, label, text }) => (
    <p key={tag} className="portal-vat-line">
      <span>{label}</span>
      <span>{text}</span>
    </p>
  ))
}
