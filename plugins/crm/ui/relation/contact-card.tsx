import { Card, Facts, phoneLink, routeLink, useT } from '@core/ui'
import type { ComponentProps, ReactNode } from 'react'
import { addressLines } from './address'
import { EmailLink } from './email-link'

type Reachable = Parameters<typeof addressLines>[0] & { phone: string | null; email: string | null }

/** Fields that the card itself shows. */
export const CONTACT_FIELDS = ['email', 'phone', 'address', 'number', 'number_addition', 'postcode', 'city'] as const

interface ContactCardProps {
  of: Reachable
  more: ComponentProps<typeof Facts>['facts']
  /** Under it: a map. */
  children?: ReactNode
}

/** How to reach a person or an organization, and where; then what else there is to know. */
export function ContactCard({ of, more, children }: ContactCardProps) {
  const t = useT('crm')
  const address = addressLines(of)
  const facts = [
    { label: t('phone'), value: of.phone && <a href={phoneLink(of.phone)}>{of.phone}</a> },
    { label: t('email'), value: of.email && <EmailLink email={of.email} /> },
    {
      label: t('address'),
      value: address.length > 0 && (
        <a href={routeLink(address.join(', '))} target="_blank" rel="noreferrer" title={t('planRoute')}>
          {address.map(line => (
            <span key={line} className="crm-line">
              {line}
            </span>
          ))}
        </a>
      ),
    },
    ...more,
  ]
  return (
    <Card title={t('contact')}>
      <Facts facts={facts.map(fact => ({ ...fact, value: fact.value || null }))} />
      {children}
    </Card>
  )
}
