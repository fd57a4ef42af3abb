import { toastProblem, useSearchParams, useT } from '@core/ui'
import { useEffect, useState } from 'react'
import { type CustomerDocument, reread } from '../customer-document'
import { type CustomerPayment, checkPayment } from '../customer-payment'

/** How long a payment that is being processed is waited for: so often, with so many milliseconds between. */
const TURNS = 10
const PAUSE_MS = 2000

type Status = NonNullable<CustomerPayment['latest']>['status']

const NOTICES = {
  paid: { tone: 'ok', key: 'paymentReceived' },
  pending: { tone: 'info', key: 'paymentPending' },
  open: { tone: 'info', key: 'paymentPending' },
  failed: { tone: 'warn', key: 'paymentFailed' },
  cancelled: { tone: 'warn', key: 'paymentCancelled' },
  expired: { tone: 'warn', key: 'paymentExpired' },
} as const satisfies Record<Status, { tone: 'ok' | 'info' | 'warn'; key: string }>

/** What to say to a customer who comes back from paying: thanks are for who paid, whatever the address says (R-INV-010). */
export function useComeBack({ asks_payment, kind, hash }: CustomerDocument) {
  const t = useT('portal')
  const [search] = useSearchParams()
  const [status, setStatus] = useState<Status | null>(null)
  const back = asks_payment && search.get('options') === 'paymentCompleted'
  useEffect(() => {
    if (!back) return undefined
    let turn = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const { latest } = await checkPayment(hash)
      setStatus(latest?.status ?? null)
      const waits = latest?.status === 'open' || latest?.status === 'pending'
      if (waits && ++turn < TURNS) timer = setTimeout(() => void look().catch(toastProblem), PAUSE_MS)
      else await reread(kind)
    }
    void look().catch(toastProblem)
    return () => clearTimeout(timer)
  }, [back, kind, hash])
  if (!status) return null
  const { tone, key } = NOTICES[status]
  return { tone, text: t(key) }
}
