import { type Answer, formatMoment, Link, useT } from '@core/ui'
import { IconChevronLeft } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { FormBody } from '../filling/form-body'
import { nameOf } from '../filling/name-of'
import { useForm } from '../filling/use-form'
import { useOwnWindow } from '../filling/windows'
import { dossierOf } from './addresses'
import { customerDoor, customerKey } from './customer-door'
import type { CustomerFormParts } from './customer-form'
import { FormSide } from './form-side'
import { LateAnswers } from './late-answers'
import { OfflineNote } from './offline-note'
import { Thanks } from './thanks'
import '../filling/filling.css'
import './customer.css'

interface OneFormProps {
  item: Answer<'get', '/api/flowdataitem/{id}/getbycustomer'>
  hash: string
  company: string
  customer: string
  children: (parts: CustomerFormParts) => ReactNode
}

/** A form while its customer fills it in, and after it was sent. */
export function OneForm({ item, hash, company, customer, children }: OneFormProps) {
  const t = useT('surveys')
  const { id, pictures, files: attached, sent_by_customer, date_sent } = item
  const key = customerKey(hash, id)
  const own = useOwnWindow(key)
  const door = useMemo(() => customerDoor({ id }, hash, own), [id, hash, own])
  const form = useForm(item, { key, door, pictures, attached })
  const { readOnly, filling } = form
  const title = nameOf(item)
  const name = [
    item.description && item.form_name,
    date_sent && t('customer_sentAt', { when: formatMoment(date_sent) }),
  ]
  return children({
    title,
    sheet: (
      <div className="surveys-customer">
        <Link className="surveys-customer-back" to={dossierOf(hash)}>
          <IconChevronLeft size={20} stroke={1.75} />
          {t('customer_dossier')}
        </Link>
        {readOnly && sent_by_customer && <Thanks item={item} hash={hash} company={company} customer={customer} />}
        {readOnly && sent_by_customer ? <h2>{title}</h2> : <h1>{title}</h1>}
        <p className="surveys-customer-intro">{readOnly ? name.filter(Boolean).join(' · ') : t('customer_intro')}</p>
        {!readOnly && <OfflineNote />}
        {readOnly && filling.waiting > 0 && <LateAnswers count={filling.waiting} onRead={filling.forget} />}
        <div className={readOnly ? 'surveys-fill-fields surveys-fill-read' : 'surveys-fill-fields'}>
          <FormBody form={form} />
        </div>
      </div>
    ),
    side: readOnly ? null : <FormSide form={form} />,
  })
}
