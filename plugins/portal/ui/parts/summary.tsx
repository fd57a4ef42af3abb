import { Button, formatMoney, useT } from '@core/ui'
import { IconCheck, IconChevronUp, IconDownload, IconMessage2, IconSignature } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import type { CustomerDocument } from '../customer-document'
import type { SheetActs } from './document-sheet'
import { partsOf } from './parts-of'
import { Payment, toBePaid } from './payment'
import { useDay } from './use-day'
import { hasVat, VatLines } from './vat-lines'
import './summary.css'

/** What it costs and what to do: beside the page on a desktop, stuck to the bottom on a phone, where the rest unfolds. */
interface SummaryProps {
  document: CustomerDocument
  acts: SheetActs
  /** Paying at once, in place of what else there is to do. */
  pay?: ReactNode
}

export function Summary({ document, acts, pay }: SummaryProps) {
  const t = useT('portal')
  const [open, setOpen] = useState(false)
  const id = useId()
  const actions: ReactNode = document.can_approve ? (
    <>
      <Button variant="brand" size="large" icon={IconSignature} onClick={acts.approve}>
        {t('approve')}
      </Button>
      <div className="portal-two portal-desk-only">
        <Button onClick={acts.ask}>{t('ask')}</Button>
        <Button onClick={acts.reject}>{t('reject')}</Button>
      </div>
    </>
  ) : (
    <div className="portal-two">
      <Button icon={IconDownload} onClick={acts.save}>
        {t('pdf')}
      </Button>
      <Button icon={IconMessage2} onClick={acts.ask}>
        {t('ask')}
      </Button>
    </div>
  )
  return (
    <section className="portal-summary" aria-label={t('summary')}>
      <div className="portal-summary-total">
        <Total document={document} />
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
        {toBePaid(document) && <Payment document={document} onCopy={acts.copy} />}
      </div>
      {pay ?? actions}
    </section>
  )
}

/** What it costs, or of what was paid in part: what is left, and how far that is. */
function Total({ document }: { document: CustomerDocument }) {
  const t = useT('portal')
  const { amount_inc_vat, amount_open } = document
  const whole = formatMoney(amount_inc_vat)
  if (!amount_open || amount_open >= amount_inc_vat)
    return (
      <>
        <span>{t('totalInc')}</span>
        <strong>{whole}</strong>
      </>
    )
  const paid = amount_inc_vat - amount_open
  return (
    <>
      <span>{t('leftOf', { amount: whole })}</span>
      <strong>{formatMoney(amount_open)}</strong>
      <progress
        className="portal-paid-part"
        max={amount_inc_vat}
        value={paid}
        aria-label={t('paidPart', { amount: formatMoney(paid) })}
      />
    </>
  )
}

/** What the amount is made of, the discount as a line of its own, and the VAT that is in it by rate. */
function Breakdown({ document }: { document: CustomerDocument }) {
  const t = useT('portal')
  const parts = partsOf(document)
  const discount = document.amount_discount_inc ?? 0
  if (!parts.length && discount <= 0 && !hasVat(document)) return null
  return (
    <div className="portal-summary-lines">
      {(parts.length > 0 || discount > 0) && (
        <ul>
          {parts.map(part => (
            <li key={part.id}>
              <span>{part.name}</span>
              <span>{part.amount}</span>
            </li>
          ))}
          {discount > 0 && (
            <li>
              <span>{t('discount')}</span>
              <span>− {formatMoney(discount)}</span>
            </li>
          )}
        </ul>
      )}
      <VatLines document={document} />
    </div>
  )
}

/** When an invoice has to be paid (R-INV-003 to R-INV-005). */
function Due({ document }: { document: CustomerDocument }) {
  const t = useT('portal')
  const day = useDay()
  if (document.status === 'paid')
    return (
      <span className="portal-paid">
        <IconCheck size={16} stroke={2} aria-hidden="true" />
        {t('paid')}
      </span>
    )
  if (!document.enddate) return null
  const late = new Date(`${document.enddate}T23:59:59`) < new Date()
  return (
    <span className={late ? 'portal-due portal-late' : 'portal-due'}>{t('payBy', { day: day(document.enddate) })}</span>
  )
}
