import {
  Button,
  call,
  copyText,
  customerPage,
  Dialog,
  EmptyState,
  type FormItem,
  formatMoment,
  formatMoney,
  IconButton,
  Loaded,
  type RowOf,
  refreshCalls,
  Tag,
  type Tone,
  toast,
  toastProblem,
  useCurrentUser,
  useList,
  useT,
} from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { IconArrowBackUp, IconCreditCard, IconLink, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useMethodName } from './use-method-name'
import './payments.css'

type Try = RowOf<'/api/onlinepayment'>

interface Props {
  invoice: { id: number; number: string | null; hash: string; calculation_id: number | null; amount_open: number }
  /** Whether customers can pay online now. */
  linked: boolean
  onClose: () => void
}

const TONES: Readonly<Record<Try['status'], Tone>> = {
  open: 'neutral',
  pending: 'info',
  paid: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
}

/** The link to pay an invoice by, and what came of every try. */
export default function OnlineDialog({ invoice, linked, onClose }: Props) {
  const t = useT('payments')
  const [refunding, setRefunding] = useState<number | null>(null)
  const tries = useList('/api/onlinepayment', { invoice_id: String(invoice.id), sort: '-id', limit: 50 })

  const copy = async (url: string) => {
    await copyText(url)
    toast(t('linkCopied'))
  }
  async function renew(): Promise<void> {
    try {
      const id = Number(invoice.calculation_id)
      const { payment } = await call('post', '/api/calculation/{id}/renewpayment', { params: { path: { id } } })
      if (payment.url) await copy(payment.url)
      await reread()
    } catch (error) {
      toastProblem(error)
    }
  }
  const refunded = tries.data?.rows.find(({ id }) => id === refunding)

  return (
    <>
      <Dialog title={t('onlineOf', { number: invoice.number ?? '' })} onClose={onClose}>
        <div className="vk-stack">
          {linked && invoice.amount_open > 0 && (
            <>
              <div className="vk-row">
                <Button icon={IconLink} onClick={() => void copy(customerPage('invoice', invoice.hash))}>
                  {t('copyLink')}
                </Button>
                <Button icon={IconCreditCard} onClick={() => void renew()}>
                  {t('newLink')}
                </Button>
              </div>
              <p className="vk-meta">{t('newLinkText')}</p>
            </>
          )}
          <Loaded compact query={tries} what={t('tries')}>
            {({ rows }) =>
              rows.length === 0 ? (
                <EmptyState compact icon={IconCreditCard} title={t('noTries')} />
              ) : (
                <ul className="payments-tries">
                  {rows.map(row => (
                    <TryRow
                      key={row.id}
                      of={row}
                      onRefresh={() => void refresh(row)}
                      onRefund={() => setRefunding(row.id)}
                    />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </div>
      </Dialog>
      {refunded && <RefundDialog of={refunded} onClose={() => setRefunding(null)} />}
    </>
  )
}

function TryRow({ of: row, onRefresh, onRefund }: { of: Try; onRefresh: () => void; onRefund: () => void }) {
  const t = useT('payments')
  const methodName = useMethodName()
  const { role } = useCurrentUser()
  const left = leftOf(row)
  const waiting = row.status === 'open' || row.status === 'pending'
  const notes = [
    formatMoment(row.paid_at ?? row.created_at),
    row.method && methodName(row.method),
    row.amount_refunded > 0 && t('refundedPart', { amount: formatMoney(row.amount_refunded) }),
    row.amount_refund_pending > 0 && t('refundPending', { amount: formatMoney(row.amount_refund_pending) }),
    row.amount_charged_back > 0 && t('chargedBack', { amount: formatMoney(row.amount_charged_back) }),
  ].filter(Boolean)
  return (
    <li className="payments-try">
      <span className="vk-row">
        <strong>{formatMoney(row.amount_inc)}</strong>
        <Tag tone={TONES[row.status]}>{t(`field.onlinepayment.status.${row.status}`)}</Tag>
      </span>
      <span className="vk-row">
        {(waiting || row.status === 'paid') && (
          <IconButton size="small" icon={IconRefresh} label={t('refresh')} onClick={onRefresh} />
        )}
        {row.status === 'paid' && left > 0 && role >= 1000 && (
          <IconButton size="small" icon={IconArrowBackUp} label={t('refund')} onClick={onRefund} />
        )}
      </span>
      <small className="vk-meta">{notes.join(' · ')}</small>
      {row.problem && <small className="vk-danger">{t('notBooked', { reason: row.problem })}</small>}
    </li>
  )
}

interface Values extends Record<string, unknown> {
  amount: number | null
}

/** Asks how much goes back; all that is left of it unless told otherwise. */
function RefundDialog({ of: row, onClose }: { of: Try; onClose: () => void }) {
  const t = useT('payments')
  const { amount_refunded } = row
  const fields: FormItem<Values>[] = [
    {
      name: 'amount',
      label: t('field.onlinepayment.amount_inc'),
      kind: 'money',
      required: true,
      help: amount_refunded ? t('refundedBefore', { amount: formatMoney(amount_refunded) }) : t('refundText'),
    },
  ]
  return (
    <FormModal<Values, number>
      title={t('refundTitle')}
      verb={amount_refunded ? t('refundMore') : t('refund')}
      values={{ amount: leftOf(row) }}
      fields={fields}
      onSave={async ({ amount }) => {
        const init = { params: { path: { id: row.id } }, body: { amount: amount ?? 0, amount_refunded } }
        try {
          await call('post', '/api/onlinepayment/{id}/refund', init)
        } catch (error) {
          // It may have gone back already, without anybody here knowing of it.
          await refresh(row)
          throw error
        }
        await reread()
        return amount ?? 0
      }}
      onSaved={amount => toast(t('refunded', { amount: formatMoney(amount) }))}
      onClose={onClose}
    />
  )
}

const leftOf = ({ amount_inc, amount_refunded, amount_charged_back }: Try): number =>
  Math.round((amount_inc - amount_refunded - amount_charged_back) * 100) / 100

/** Asks the service how a try stands, and shows it. */
async function refresh({ id }: Try): Promise<void> {
  await call('post', '/api/onlinepayment/{id}/refresh', { params: { path: { id } } }).catch(toastProblem)
  await reread()
}

const reread = () => refreshCalls('/api/onlinepayment', '/api/payment', '/api/invoice')
