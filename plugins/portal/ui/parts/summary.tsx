import { Button, formatMoney, StatusTag, useT } from '@core/ui'
import { IconChevronUp, IconDownload, IconMessage2, IconSignature } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import type { CustomerDocument } from '../customer-document'
import { partsOf } from './parts-of'
import { Payment, toBePaid } from './payment'
import { useDay } from './use-day'
import './summary.css'

interface SummaryProps {
  document: CustomerDocument
  onApprove: () => void
  onReject: () => void
  onAsk: () => void
  onDownload: () => void
}

/** What it costs and what to do: beside the page on a desktop, stuck to the bottom on a phone, where the rest unfolds. */
export function Summary({ document, onApprove, onReject, onAsk, onDownload }: SummaryProps) {
  const t = useT('portal')
  const [open, setOpen] = useState(false)
  const id = useId()
  const actions: ReactNode = document.can_approve ? (
    <>
      <Button variant="brand" size="large" icon={IconSignature} onClick={onApprove}>
        {t('approve')}
      </Button>
      <div className="portal-two portal-desk-only">
        <Button onClick={onAsk}>{t('ask')}</Button>
        <Button onClick={onReject}>{t('reject')}</Button>
      </div>
    </>
  ) : (
    <div className="portal-two">
      <Button icon={IconDownload} onClick={onDownload}>
        {t('pdf')}
      </Button>
      <Button icon={IconMessage2} onClick={onAsk}>
        {t('ask')}
      </Button>
    </div>
  )
  return (
    <section className="portal-summary" aria-label={t('summary')}>
      <div className="portal-summary-total">
        <span>{t('totalInc')}</span>
        <strong>{formatMoney(document.amount_inc_vat)}</strong>
        {document.asks_payment && <Due document={document} />}
        <button
          type="button"
          className="portal-summary-toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(toBePaid(document) ? 'payment' : 'breakdown')}
          <IconChevronUp size={16} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <div id={id} className="portal-summary-more" data-open={open || undefined}>
        <Breakdown document={document} />
        {toBePaid(document) && <Payment document={document} />}
      </div>
      {actions}
    </section>
  )
}

/** What the amount is made of, and what is in it: discount and VAT. */
function Breakdown({ document }: { document: CustomerDocument }) {
  const t = useT('portal')
  const parts = partsOf(document)
  const { amount_inc_vat, amount_exc_vat, amount_discount_inc } = document
  const vat = amount_exc_vat === null ? 0 : amount_inc_vat - amount_exc_vat
  const discount = amount_discount_inc ?? 0
  const key = discount > 0 ? (vat > 0 ? 'withDiscountAndVat' : 'withDiscount') : vat > 0 ? 'withVat' : null
  if (!parts.length && !key) return null
  return (
    <div className="portal-summary-lines">
      {parts.length > 0 && (
        <ul>
          {parts.map(part => (
            <li key={part.id}>
              <span>{part.name}</span>
              <span>{part.amount}</span>
            </li>
          ))}
        </ul>
      )}
      {key && <p>{t(key, { discount: formatMoney(discount), vat: formatMoney(vat) })}</p>}
    </div>
  )
}

/** When an invoice has to be paid (R-INV-003 to R-INV-005). */
function Due({ document }: { document: CustomerDocument }) {
  const t = useT('portal')
  const day = useDay()
  if (document.status === 'paid') return <StatusTag status="paid" />
  return document.enddate ? <span className="portal-due">{t('payBefore', { day: day(document.enddate) })}</span> : null
}
