import { formatMoney, useT } from '@core/ui'
import type { CustomerDocument } from '../customer-document'

/** The VAT that is in an amount, by rate. */
export function VatLines({ vat }: { vat: CustomerDocument['vat'] }) {
  const t = useT('portal')
  return vat.map(({ rate, base, amount, reason }) => (
    <p key={`${rate} ${reason}`}>{t('withVatAt', { rate, vat: formatMoney(amount), base: formatMoney(base) })}</p>
  ))
}
