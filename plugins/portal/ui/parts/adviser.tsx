import { Avatar, formatMoment, phoneLink, useT } from '@core/ui'
import { IconMail, IconPhone } from '@tabler/icons-react'
import type { CustomerDocument, Message } from '../customer-document'
import './adviser.css'

interface AdviserProps {
  adviser: NonNullable<CustomerDocument['adviser']>
  messages: readonly Message[]
}

/** Whom the customer deals with, how to reach them, and what the company wrote last. */
export function Adviser({ adviser, messages }: AdviserProps) {
  const t = useT('portal')
  const said = messages.findLast(message => message.sender === 'company')
  return (
    <section className="portal-adviser" aria-label={t('adviser')}>
      <Avatar name={adviser.fullname} size={40} />
      <div className="portal-adviser-name">
        <strong>{adviser.fullname}</strong>
        <span>{t('adviser')}</span>
      </div>
      {said && (
        <blockquote>
          <p>“{said.content}”</p>
          <footer>{formatMoment(said.created_at)}</footer>
        </blockquote>
      )}
      <div className="portal-adviser-reach">
        {adviser.phone && (
          <a href={phoneLink(adviser.phone)}>
            <IconPhone size={16} stroke={1.75} aria-hidden="true" /> <span>{adviser.phone}</span>
          </a>
        )}
        <a href={`mailto:${adviser.email}`}>
          <IconMail size={16} stroke={1.75} aria-hidden="true" /> <span>{adviser.email}</span>
        </a>
      </div>
    </section>
  )
}
