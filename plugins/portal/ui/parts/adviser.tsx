import { Avatar, phoneLink, useT } from '@core/ui'
import { IconMail, IconPhone } from '@tabler/icons-react'
import type { CustomerDocument } from '../customer-document'
import './adviser.css'

/** Whom the customer deals with, and how to reach them. */
export function Adviser({ adviser }: { adviser: NonNullable<CustomerDocument['adviser']> }) {
  const t = useT('portal')
  return (
    <section className="portal-adviser" aria-label={t('adviser')}>
      <Avatar name={adviser.fullname} size={40} />
      <div className="portal-adviser-name">
        <strong>{adviser.fullname}</strong>
        <span>{t('adviser')}</span>
      </div>
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
