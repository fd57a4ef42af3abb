import { ButtonLink, useCall, useT } from '@core/ui'
import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { nameOf } from '../filling/name-of'
import { formOfDossier } from './addresses'

interface ThanksProps {
  item: { id: number }
  hash: string
  company: string
  customer: string
}

/** After sending: that it came in, and what is still to be filled in. */
export function Thanks({ item: { id }, hash, company, customer }: ThanksProps) {
  const t = useT('surveys')
  const { data: forms = [] } = useCall('get', '/api/flow/{hash}/formsbycustomer', { params: { path: { hash } } })
  const next = forms.find(form => form.status === 'open' && form.id !== id)
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone: who reads by ear hears what became of it.
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="surveys-customer-thanks">
      <span className="surveys-customer-mark" aria-hidden="true">
        <IconCheck size={40} stroke={2.25} />
      </span>
      <h1 ref={title} tabIndex={-1}>
        {t('customer_thanks', { name: customer })}
      </h1>
      <p>{t('customer_thanksText', { company })}</p>
      {next && (
        <ButtonLink variant="primary" to={formOfDossier(hash, next.id)}>
          {t('nextForm', { name: nameOf(next) })}
          <IconArrowRight size={20} stroke={1.75} />
        </ButtonLink>
      )}
    </section>
  )
}
