import {
  call,
  confirm,
  formatDate,
  formatDay,
  formatMoney,
  IconButton,
  Loaded,
  Problem,
  type RowOf,
  refreshCalls,
  toast,
  toastProblem,
  today,
  useList,
  useT,
} from '@core/ui'
import { FormModal, useFormItems } from '@core/ui/forms'
import payment from '@openapi/fields/payment'
import { IconTrash } from '@tabler/icons-react'
import './part-dialog.css'
import './payments-dialog.css'

type PaymentRow = RowOf<'/api/payment'>

interface Values extends Record<string, unknown> {
  amount: number | null
  paid_on: string | null
  way: PaymentRow['way']
  reference: string | null
}

interface Props {
  invoice: Pick<
    RowOf<'/api/invoice'>,
    'id' | 'number' | 'amount_inc_vat' | 'amount_credited' | 'amount_open' | 'gaccount_split'
  >
  onClose: () => void
}

/** Ways to pay: the G-rekening of an invoice that is split over it alone. */
const waysFor = ({ gaccount_split }: Props['invoice']) =>
  Object.keys(payment.fields.way.choices).filter(way => way !== 'gaccount' || gaccount_split)

/** What came in on an invoice, and one payment more: the rest of it unless told otherwise. */
export function PaymentsDialog({ invoice, onClose }: Props) {
  const t = useT('invoice')
  const fields = useFormItems(payment, {
    layout: ['amount', 'paid_on', 'way', 'reference'],
    fields: { amount: { autoFocus: true }, way: { choose: waysFor(invoice) } },
    without: ['invoice_id'],
  })
  const list = useList('/api/payment', { invoice_id: String(invoice.id), sort: 'paid_on', limit: 200 })
  const { id: invoice_id, number, amount_open } = invoice

  async function note({ amount, paid_on, way, reference }: Values): Promise<void> {
    const send = (anyway: boolean) =>
      call('post', '/api/payment', {
        body: { invoice_id, amount: amount ?? 0, paid_on: paid_on ?? today(), way, reference, anyway },
      })
    await send(false).catch(async error => {
      if (!(error instanceof Problem) || error.status !== 409) throw error
      const sure = await confirm({ title: t('noteAnywayTitle'), text: error.message, verb: t('noteAnyway') })
      if (!sure) throw error
      return send(true)
    })
    await refreshCalls('/api/payment', '/api/invoice')
  }

  async function takeBack({ id, amount: paid, paid_on }: PaymentRow): Promise<void> {
    const amount = formatMoney(paid)
    const sure = await confirm({
      title: t('takePaymentBack', { amount, day: formatDate(paid_on) }),
      verb: t('takeBack'),
      danger: true,
    })
    if (!sure) return
    await call('delete', '/api/payment/{id}', { params: { path: { id } } }).catch(toastProblem)
    await refreshCalls('/api/payment', '/api/invoice')
  }

  return (
    <FormModal<Values, void>
      title={t('paymentsOf', { number: number ?? '' })}
      verb={t('notePayment')}
      values={{ amount: amount_open || null, paid_on: today(), way: 'bank' }}
      fields={fields}
      onSave={note}
      onSaved={() => toast(t('paymentNoted', { number: number ?? '' }))}
      onClose={onClose}
    >
      <Loaded compact query={list} what={t('thePayments')}>
        {({ rows }) => (
          <dl className="invoice-part invoice-payments">
            <div>
              <dt>{t('invoiced')}</dt>
              <dd>{formatMoney(invoice.amount_inc_vat)}</dd>
            </div>
            {invoice.amount_credited !== 0 && (
              <div>
                <dt>{t('field.invoice.amount_credited')}</dt>
                <dd>{formatMoney(-invoice.amount_credited)}</dd>
              </div>
            )}
            {rows.map(row => (
              <div key={row.id}>
                <dt>
                  {t('paidBy', { day: formatDay(row.paid_on), way: t(`field.payment.way.${row.way}`) })}
                  {row.reference && <small>{row.reference}</small>}
                </dt>
                <dd>
                  {formatMoney(-row.amount)}
                  <IconButton icon={IconTrash} label={t('takeBack')} onClick={() => void takeBack(row)} />
                </dd>
              </div>
            ))}
            <div className="invoice-part-strong">
              <dt>{t('stillOpen')}</dt>
              <dd>{formatMoney(amount_open)}</dd>
            </div>
          </dl>
        )}
      </Loaded>
    </FormModal>
  )
}
