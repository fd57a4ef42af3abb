import {
  Button,
  type Choice,
  Combobox,
  Dialog,
  formatDate,
  formatMoney,
  IconButton,
  MoneyInput,
  readPage,
  Tag,
  useT,
} from '@core/ui'
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { TONES } from './proposal-cell'
import { type BankRow, useLineActions } from './use-line-actions'
import './bank.css'

interface Chosen {
  readonly invoice_id: number
  readonly number: string
  readonly relation_fullname: string
  readonly open: number
  readonly amount: number | null
}

/** One line of a statement: which invoices it pays, and how much of each. */
export function LineDialog({ line, onClose }: { line: BankRow; onClose: () => void }) {
  const t = useT('bank')
  const { book, undo } = useLineActions()
  const [busy, setBusy] = useState(false)
  const [chosen, choose] = useState<readonly Chosen[]>(line.proposal?.matches ?? [])
  const paid = line.proposal?.paid ?? []
  const mayPay = line.can?.includes('pay') ?? false
  const left = chosen.reduce((rest, { amount }) => rest - cents(amount ?? 0), cents(line.amount_left))

  function add(found: Chosen): void {
    const rest = left / 100
    // As much as is open, or what the line has left.
    const amount = found.open * rest > 0 && Math.abs(found.open) < Math.abs(rest) ? found.open : rest
    choose(all => [...all.filter(({ invoice_id }) => invoice_id !== found.invoice_id), { ...found, amount }])
  }

  async function send(): Promise<void> {
    setBusy(true)
    const matches = chosen.flatMap(({ invoice_id, amount }) => (amount ? [{ invoice_id, amount }] : []))
    const isBooked = await book(line, matches)
    setBusy(false)
    if (isBooked) onClose()
  }

  return (
    <Dialog
      title={t('chooseTitle', { amount: formatMoney(line.amount_left) })}
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        if (mayPay && chosen.length) void send()
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {line.can?.includes('undo') && (
            <Button
              onClick={() => {
                undo(line)
                onClose()
              }}
            >
              {t('undo')}
            </Button>
          )}
          {mayPay && (
            <Button
              variant="primary"
              type="submit"
              busy={busy}
              disabled={!chosen.some(({ amount }) => amount)}
              autoFocus={chosen.length > 0}
            >
              {t('confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className="bank-line">
        <strong>{line.counterparty_name || t('unknownParty')}</strong>
        <span className="vk-text-2">
          {[formatDate(line.booked_on), line.counterparty_iban, formatMoney(line.amount)].filter(Boolean).join(' · ')}
        </span>
        {line.description && <span>{line.description}</span>}
        {paid.length > 0 && (
          <span>
            <Tag tone="warn" icon={IconAlertTriangle}>
              {`${paid.map(({ number }) => number).join(', ')}: ${t('reason_already_paid')}`}
            </Tag>
          </span>
        )}
      </div>
      {mayPay && line.proposal && <Why of={line.proposal} />}
      {line.matches.length > 0 && (
        <ul className="bank-matches">
          {line.matches.map(({ invoice_id, number, amount }) => (
            <li key={invoice_id}>
              <span>{number}</span>
              <span className="vk-number">{formatMoney(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {mayPay && (
        <>
          <ul className="bank-matches">
            {chosen.map(one => (
              <li key={one.invoice_id}>
                <span className="vk-clip">
                  <strong>{one.number}</strong> {one.relation_fullname}{' '}
                  <span className="vk-text-3">{t('openOf', { open: formatMoney(one.open) })}</span>
                </span>
                <MoneyInput
                  aria-label={t('amountOf', { number: one.number })}
                  value={one.amount}
                  onChange={amount =>
                    choose(all =>
                      all.map(other => (other.invoice_id === one.invoice_id ? { ...other, amount } : other)),
                    )
                  }
                />
                <IconButton
                  icon={IconTrash}
                  label={t('removeInvoice', { number: one.number })}
                  onClick={() => choose(all => all.filter(({ invoice_id }) => invoice_id !== one.invoice_id))}
                />
              </li>
            ))}
          </ul>
          <InvoicePicker onFound={add} />
          <p className="bank-left">
            <span>{t('left')}</span>
            <strong className="vk-number">{formatMoney(left / 100)}</strong>
          </p>
        </>
      )}
    </Dialog>
  )
}

/** How sure a proposal is, and why. */
function Why({ of: { confidence, reasons } }: { of: NonNullable<BankRow['proposal']> }) {
  const t = useT('bank')
  const tone = TONES[confidence]
  return (
    <span className="vk-row">
      <Tag {...(tone ? { tone } : {})}>{t(confidence)}</Tag>
      <span className="vk-text-2">{reasons.map(reason => t(`reason_${reason}`)).join(', ')}</span>
    </span>
  )
}

const cents = (euros: number) => Math.round(euros * 100)

interface FoundInvoice extends Choice {
  readonly found: Chosen
}

/** Finds an invoice by its number or its customer. */
function InvoicePicker({ onFound }: { onFound: (found: Chosen) => void }) {
  const t = useT('bank')
  return (
    <Combobox
      aria-label={t('addInvoice')}
      placeholder={t('addInvoice')}
      value={null}
      search={async (query, signal): Promise<readonly FoundInvoice[]> => {
        const sent = 'sent,approved,expired,paid,settled,unpayable'
        const { rows } = await readPage(
          '/api/invoice',
          { query, status: sent, limit: 20, sort: '-documentdate' },
          signal,
        )
        return rows.map(({ id, number, relation_fullname, amount_open }) => ({
          id,
          label: `${number ?? ''} ${relation_fullname}`.trim(),
          note: formatMoney(amount_open),
          found: { invoice_id: id, number: number ?? '', relation_fullname, open: amount_open, amount: null },
        }))
      }}
      onChange={choice => {
        if (choice && 'found' in choice) onFound((choice as FoundInvoice).found)
      }}
    />
  )
}
