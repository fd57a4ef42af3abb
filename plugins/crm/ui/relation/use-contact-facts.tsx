import { phoneLink, useT } from '@core/ui'
import { useFacts } from '@core/ui/records'
import described from '@openapi/fields/relation'
import { addressLines } from './address'
import { EmailLink } from './email-link'
import { RouteTo } from './route-to'
import '../crm.css'

/** Who can be called, written to and driven to: a person or an organization. */
export type Reachable = Parameters<typeof addressLines>[0] & { phone: string | null; email: string | null }

/** How to reach somebody, a click away. */
export function useContactFacts(of: Reachable) {
  const t = useT('crm')
  const facts = useFacts(described, of, {
    first: ['phone', 'email'],
    only: true,
    values: {
      phone: of.phone && <a href={phoneLink(of.phone)}>{of.phone}</a>,
      email: of.email && <EmailLink email={of.email} />,
    },
  })
  const place = addressLines(of).length > 0 ? <RouteTo place={of} /> : null
  return [...facts, { key: 'place', label: t('address'), value: place }]
}
