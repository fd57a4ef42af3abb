import { asFactor, exact, fromEuros, roundDecimals, toEuros } from '@core/domain/money'
import {
  Button,
  Dialog,
  Field,
  formatMoney,
  MoneyInput,
  NumberInput,
  Problem,
  RadioGroup,
  refreshCalls,
  useCall,
  useList,
  useT,
} from '@core/ui'
import { termAmounts } from '@plugins/documents/contract/payment-terms'
import { type FormEvent, useState } from 'react'
import { type AskedPart, type BilledKind, billing } from './billing'
import './part-dialog.css'

type Part = 'all' | 'frompercentage' | 'fromamount' | 'rest' | `term ${number}`

/** The document that is billed. */
export interface Billed {
  kind: BilledKind
  id: number
  number: string | null
  amount_inc_vat: number
  calculation_id: number | null
}

/** Invoice of a quotation or an order confirmation: whole, a percentage, an amount, or what is left (R-INV-008). */
export function PartDialog({
  billed,
  onClose,
  onMade,
}: {
  billed: Billed
  onClose: () => void
  onMade: (id: number) => void
}) {
  const t = useT('invoice')
  const earlier = useList('/api/invoice', { [`${billed.kind}_id`]: String(billed.id), limit: 200 })
  const invoiced = (earlier.data?.rows ?? [])
    // As the server counts: a credit gives room only once it went out.
    .filter(({ status, credit_of }) => status !== 'cancelled' && !(credit_of && status === 'draft'))
    .reduce((sum, row) => toEuros(fromEuros(sum) + fromEuros(row.amount_inc_vat)), 0)
  const left = minus(billed.amount_inc_vat, invoiced)
  const started = invoiced > 0
  const [chosen, setChosen] = useState<Part | null>(null)
  const { data: calculation } = useCall(
    'get',
    '/api/calculation/{id}',
    { params: { path: { id: billed.calculation_id ?? 0 } } },
    { enabled: billed.calculation_id !== null },
  )
  const terms = calculation?.paymentterms ?? []
  const amounts = termAmounts(terms, billed.amount_inc_vat)
  const isOpen = (term: number) =>
    !earlier.data?.rows.some(
      row => row.term === term && row.status !== 'cancelled' && row.amount_credited < row.amount_inc_vat,
    )
  const openTerms = terms.map((_, n) => n + 1).filter(isOpen)
  const next = openTerms[0]
  const part = chosen ?? (next ? (`term ${next}` as const) : started ? 'rest' : 'all')
  const term = termOf(part)
  const [percentage, setPercentage] = useState<number | null>(40)
  const [amount, setAmount] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const asked =
    part === 'frompercentage'
      ? roundDecimals(exact(billed.amount_inc_vat).times(asFactor(percentage ?? 0)), 2)
      : part === 'fromamount'
        ? (amount ?? 0)
        : term && term < terms.length
          ? (amounts[term - 1] ?? 0)
          : left
  const tooHigh = asked > left + 0.01

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    try {
      const made = await billing[billed.kind](billed.id, asksFor(part, { percentage, amount }))
      await refreshCalls('/api/invoice', '/api/calculation', '/api/flow')
      onClose()
      onMade(made.id)
    } catch (error) {
      setProblem(t('kindNewFailed', { message: error instanceof Problem ? error.message : String(error) }))
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t(`makeInvoiceTitle_${billed.kind}`, {
        number: billed.number ?? '',
      })}
      onClose={onClose}
      onSubmit={event => void submit(event)}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={left <= 0 || tooHigh || asked <= 0}>
            {t('kindMake')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        <Field label={t('part')} group>
          <RadioGroup<Part>
            label={t('part')}
            value={part}
            onChange={setChosen}
            options={[
              ...openTerms.slice(0, 2).map(n => ({
                value: `term ${n}` as const,
                label: t('partTerm', { term: n, description: terms[n - 1]?.description ?? '' }),
                disabled: n === terms.length && openTerms.length > 1,
              })),
              ...(started ? [] : [{ value: 'all' as const, label: t('partAll') }]),
              { value: 'frompercentage', label: t('partPercentage') },
              { value: 'fromamount', label: t('partAmount') },
              ...(started ? [{ value: 'rest' as const, label: t('partRest') }] : []),
            ]}
          />
        </Field>
        {part === 'frompercentage' && (
          <Field label={t('percentage')} error={tooHigh ? t('tooHigh') : undefined}>
            <NumberInput value={percentage} onChange={setPercentage} unit="%" />
          </Field>
        )}
        {part === 'fromamount' && (
          <Field label={t('amount')} error={tooHigh ? t('tooHigh') : undefined}>
            <MoneyInput value={amount} onChange={setAmount} />
          </Field>
        )}
        <dl className="invoice-part">
          <div>
            <dt>{t(`total_${billed.kind}`)}</dt>
            <dd>{formatMoney(billed.amount_inc_vat)}</dd>
          </div>
          {started && (
            <div>
              <dt>{t('invoicedBefore')}</dt>
              <dd>{formatMoney(-invoiced)}</dd>
            </div>
          )}
          <div className="invoice-part-strong">
            <dt>{t('thisInvoice')}</dt>
            <dd>{formatMoney(asked)}</dd>
          </div>
          {!tooHigh && part !== 'all' && (
            <div>
              <dt>{t('left')}</dt>
              <dd>{formatMoney(minus(left, asked))}</dd>
            </div>
          )}
        </dl>
        {left <= 0 && earlier.data && <p role="status">{t('nothingLeft')}</p>}
        {problem && (
          <p className="vk-danger" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** The number of the payment term that is chosen, if one is. */
const termOf = (part: Part): number | undefined => (part.startsWith('term') ? Number(part.slice(5)) : undefined)

function asksFor(part: Part, { percentage, amount }: { percentage: number | null; amount: number | null }): AskedPart {
  if (part === 'frompercentage') return { partialinvoicetype: part, percentage: percentage ?? 0 }
  if (part === 'fromamount') return { partialinvoicetype: part, amount: amount ?? 0 }
  if (part === 'rest') return { partialinvoicetype: part }
  const term = termOf(part)
  return term ? { term } : {}
}

const minus = (euros: number, less: number): number => toEuros(fromEuros(euros) - fromEuros(less))
