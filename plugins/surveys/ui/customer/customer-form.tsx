import { ErrorState, LoadingState, Problem, useCall, useT } from '@core/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { customerKey, forgetByCustomer } from './customer-door'
import { GoneForm } from './gone-form'
import { OneForm } from './one-form'

/** A form as the page of a customer draws it. */
export interface CustomerFormParts {
  readonly title: string
  readonly sheet: ReactNode
  /** Beside it, or below it on a phone: how far it is, and sending it. */
  readonly side: ReactNode
}

interface CustomerFormProps {
  hash: string
  id: number
  /** Who asks it, and of whom. */
  company: string
  customer: string
  children: (parts: CustomerFormParts) => ReactNode
}

/** A form that a customer was asked to fill in: filled in by the link of the dossier, or read once it was sent. */
export function CustomerForm({ hash, id, company, customer, children }: CustomerFormProps) {
  const t = useT('surveys')
  const [processing, setProcessing] = useState(false)
  const params = { path: { id }, query: { hash } }
  const found = useCall(
    'get',
    '/api/flowdataitem/{id}/getbycustomer',
    { params },
    processing ? { everyMs: 1500 } : undefined,
  )
  const key = customerKey(hash, id)
  const { data: item, error } = found
  const unfinished = item?.pictures.some(({ status }) => status === 'processing') ?? false
  if (unfinished !== processing) setProcessing(unfinished)
  const gone = error instanceof Problem && error.status === 404 ? error : null
  const isGone = gone !== null
  useEffect(() => {
    if (isGone) void forgetByCustomer(key)
  }, [isGone, key])

  if (gone) return children({ title: t('form'), sheet: <GoneForm hash={hash} message={gone.message} />, side: null })
  if (error && !item) {
    const again = <ErrorState error={error} onRetry={() => void found.refetch()} />
    return children({ title: t('form'), sheet: again, side: null })
  }
  if (!item) return children({ title: t('form'), sheet: <LoadingState lines={8} />, side: null })
  return (
    <OneForm item={item} hash={hash} company={company} customer={customer}>
      {children}
    </OneForm>
  )
}
