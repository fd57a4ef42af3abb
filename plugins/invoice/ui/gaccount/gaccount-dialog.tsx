import { fromEuros, toEuros } from '@core/domain/money'
import {
  Button,
  call,
  Dialog,
  Field,
  formatMoney,
  MoneyInput,
  NumberInput,
  Problem,
  type RowOf,
  refreshCalls,
  SegmentedControl,
  Switch,
  TextInput,
  toast,
  useSafeClose,
  useT,
} from '@core/ui'
import { type FormEvent, useState } from 'react'
import type { ChosenSplit } from '../../gaccount/chosen-split'
import { splitFault, splitOf } from '../../gaccount/split'
import type { Settings } from '../reminders/use-reminders'
import '../widgets/part-dialog.css'
import './gaccount-dialog.css'

type Part = ChosenSplit['wages']
type Typed = { readonly type: Part['type']; readonly value: number | null }

interface Props {
  invoice: Pick<RowOf<'/api/invoice'>, 'id' | 'amount_exc_vat' | 'amount_inc_vat' | 'gaccount'>
  settings: Settings
  onClose: () => void
}

/** How a draft is split between the ordinary account and the G-rekening, starting with what is usual. */
export function GaccountDialog({ invoice, settings, onClose }: Props) {
  const t = useT('invoice')
  const { gaccount: chosen } = invoice
  const [on, setOn] = useState(true)
  const [wages, setWages] = useState<Typed>(
    chosen?.wages ?? { type: 'percentage', value: settings.invoice_gaccount_wages },
  )
  const [share, setShare] = useState<Typed>(
    chosen?.share ?? { type: 'percentage', value: settings.invoice_gaccount_share },
  )
  const [reference, setReference] = useState(chosen?.reference ?? '')
  const [changed, setChanged] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const close = useSafeClose(changed && !busy, onClose)
  const totals = { exc: fromEuros(invoice.amount_exc_vat), inc: fromEuros(invoice.amount_inc_vat) }
  const typed = splitFrom(wages, share, reference)
  const split = on && typed ? splitOf(typed, totals, settings.invoice_gaccount_vat) : null
  const fault = on && typed && totals.inc > 0 ? splitFault(typed, totals) : null

  /** Takes what was typed, and knows that something was. */
  function change<Value>(set: (value: Value) => void): (value: Value) => void {
    return value => {
      setChanged(true)
      set(value)
    }
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    try {
      const params = { path: { id: invoice.id } }
      await call('patch', '/api/invoice/{id}', { params, body: { gaccount: on ? typed : null } })
      await refreshCalls('/api/invoice')
      toast(t(on ? 'gaccountSaved' : 'gaccountOff'))
      onClose()
    } catch (error) {
      setProblem(error instanceof Problem ? (error.fields.gaccount?.[0] ?? error.message) : String(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t('field.invoice.gaccount')}
      onClose={close}
      onSubmit={event => void save(event)}
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={on ? !typed || fault !== null : !chosen}>
            {t('gaccountSave')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        <Switch end checked={on} onChange={change(setOn)}>
          {t('gaccountOn')}
        </Switch>
        {on && (
          <>
            <PartField
              label={t('gaccountWages')}
              percentage={t('gaccountOfTotal')}
              part={wages}
              onChange={change(setWages)}
            />
            <PartField
              label={t('gaccountShare')}
              percentage={t('gaccountOfWages')}
              part={share}
              onChange={change(setShare)}
            />
            <Field label={t('gaccountReference')} help={t('gaccountReferenceHelp')}>
              <TextInput value={reference} maxLength={60} onChange={change(setReference)} />
            </Field>
            <dl className="invoice-part">
              <div>
                <dt>{t('gaccountWages')}</dt>
                <dd>{formatMoney(toEuros(split?.wages ?? 0))}</dd>
              </div>
              <div className="invoice-part-strong">
                <dt>{t('gaccountPart')}</dt>
                <dd>{formatMoney(toEuros(split?.amount ?? 0))}</dd>
              </div>
              <div>
                <dt>{t('gaccountRest')}</dt>
                <dd>{formatMoney(toEuros(totals.inc - (split?.amount ?? 0)))}</dd>
              </div>
            </dl>
          </>
        )}
        {(problem || fault) && (
          <p className="vk-danger" role="alert">
            {problem || t(fault === 'invoice.gaccount_too_high' ? 'gaccount_too_high' : 'gaccount_wages_too_high')}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** A part of an invoice: a percentage of something, or an amount. */
function PartField({
  label,
  percentage,
  part,
  onChange,
}: {
  label: string
  percentage: string
  part: Typed
  onChange: (part: Typed) => void
}) {
  const t = useT('invoice')
  return (
    <Field label={label} group>
      <div className="invoice-gaccount-part">
        <SegmentedControl
          label={label}
          value={part.type}
          onChange={type => onChange({ type, value: null })}
          options={[
            { value: 'percentage', label: '%' },
            { value: 'amount', label: '€' },
          ]}
        />
        {part.type === 'percentage' ? (
          <NumberInput
            aria-label={`${label}, ${percentage}`}
            value={part.value}
            unit={percentage}
            onChange={value => onChange({ ...part, value })}
          />
        ) : (
          <MoneyInput
            aria-label={`${label}, ${t('field.payment.amount')}`}
            value={part.value}
            onChange={value => onChange({ ...part, value })}
          />
        )}
      </div>
    </Field>
  )
}

/** What was typed, once both parts are there. */
function splitFrom(wages: Typed, share: Typed, reference: string): ChosenSplit | null {
  const [of, to] = [partFrom(wages), partFrom(share)]
  return of && to && { wages: of, share: to, reference: reference.trim() || null }
}

const partFrom = ({ type, value }: Typed): Part | null =>
  value && value > 0 && (type === 'amount' || value <= 100) ? { type, value } : null
