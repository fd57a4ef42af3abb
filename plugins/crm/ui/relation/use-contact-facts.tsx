import { phoneLink, routeLink, useFacts, useT } from '@core/ui'
import described from '@openapi/fields/relation'
import { addressLines } from './address'
import { EmailLink } from './email-link'
import '../crm.css'

/** Who can be called, written to and driven to: a person or an organization. */
export type Reachable = Parameters<typeof addressLines>[0] & { phone: string | null; email: string | null }

/** How to reach somebody, a click away. */
export function useContactFacts(of: Reachable) {
  const t = useT('crm')
  const address = addressLines(of)
  const facts = useFacts(described, of, {
    first: ['phone', 'email'],
    only: true,
    values: {
      phone: of.phone && <a href={phoneLink(of.phone)}>{of.phone}</a>,
      email: of.email && <EmailLink email={of.email} />,
    },
  })
  const place = address.length > 0 && (
    <a href={routeLink(address.join(', '))} target="_blank" rel="noreferrer" title={t('planRoute')}>
      {address.map(line => (
        <span key={line} className="crm-line">
          {line}
        </span>
      ))}
    </a>
  )
  return [...facts, { key: 'place', label: t('address'), value: place || null }]
}
