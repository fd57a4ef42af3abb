import { Card, Facts, useT } from '@core/ui'
import type { ComponentProps, ReactNode } from 'react'
import { type Reachable, useContactFacts } from './use-contact-facts'

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
  const facts = [...useContactFacts(of), ...more]
  return (
    <Card title={t('contact')}>
      <Facts facts={facts.map(fact => ({ ...fact, value: fact.value || null }))} />
      {children}
    </Card>
  )
}
