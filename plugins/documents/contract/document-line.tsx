import { CardRow, formatDay, formatMoney, type Icon, Link, StatusTag, useCurrentUser } from '@core/ui'
import type { ReactNode } from 'react'
import './document-line.css'

export interface DocumentLineProps {
  to: string
  icon: Icon
  noun: string
  number: string | null
  title: string | null
  status: string
  /** Instead of the status: an invoice that is too late. */
  tag?: ReactNode
  /** Euros including VAT. */
  amount: number
  day: string | null
}

/** A document in the card "Documenten" of a dossier. */
export function DocumentLine({ to, icon: Glyph, noun, number, title, status, tag, amount, day }: DocumentLineProps) {
  const { simplemode } = useCurrentUser()
  return (
    <Link to={to} className="documents-row-link">
      <CardRow>
        <Glyph size={16} stroke={1.75} />
        <span className="vk-grow vk-clip documents-row-name" title={title ?? undefined}>
          <span className="vk-strong">{noun}</span> <span className="vk-text-2">{number ?? title}</span>
        </span>
        {tag ?? <StatusTag status={status} />}
        {!simplemode && <span className="documents-row-amount vk-number">{formatMoney(amount, { sign: false })}</span>}
        <span className="documents-row-day vk-text-2">{formatDay(day)}</span>
      </CardRow>
    </Link>
  )
}
