import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import type { Cents } from '@core/domain/money'
import { createRecord } from '@core/resource/record'
import { move } from '@core/states/move'
import { addDays, today } from '@core/time/today'
import { flowWriter } from '@plugins/crm/contract'
import { type PayableInvoice, payableInvoices } from '@plugins/invoice/contract/payable-invoices'
import { heldInvoice } from '@plugins/invoice/contract/payments'
import { nextBankDay } from './domain/bank-days'
import { bankLineStates } from './domain/bank-line-states'
import { confirmLine } from './domain/confirm-line'
import { debitSettings } from './domain/debit-settings'
import { keepStatements } from './domain/keep-statements'
import { makeBatch } from './domain/make-batch'
import { sepaText } from './domain/sepa-text'
import { BankLine } from './entities/bank-line'
import { sepaMandates } from './resources/sepa-mandates'
import type { Statement, StatementLine } from './statements/statement'

const ACCOUNT = 'NL69INGB0123456789'
const IBANS = ['NL91ABNA0417164300', 'NL44RABO0123456789', 'NL02ABNA0123456789', 'NL20INGB0001234567'] as const
const OPENING = 18_412_55
const LEAST_OPEN = 8

/** A movement in the week of a statement, `back` days before today. */
type Movement = Pick<StatementLine, 'name' | 'amount' | 'text'> & {
  readonly back: number
  readonly iban?: string | undefined
}

/** What the company pays, week by week, and what of it is no payment of an invoice. */
const COSTS: readonly (readonly Movement[])[] = [
  [
    { back: 12, name: 'Technische Groothandel Oost BV', amount: -1_846_31, text: 'Factuur 90412277' },
    { back: 9, name: null, amount: -12_50, text: 'Kosten zakelijke rekening' },
  ],
  [
    { back: 3, name: 'H. Tuinstra', amount: 250_00, text: 'Aanbetaling zoals besproken', iban: 'NL39RABO0300065264' },
    { back: 2, name: 'Belastingdienst', amount: -2_310_00, text: 'Omzetbelasting vorig kwartaal' },
  ],
]

/** Two weeks on the account: what was matched, what is proposed with how much certainty, what nobody knows; and a direct debit. */
export async function seed(context: Context): Promise<void> {
  const day = today(context.company)
  const open = (await payableInvoices(context, 'open'))
    .filter(({ open, documentdate }) => open > 0 && documentdate)
    .toSorted((one, other) => String(one.documentdate).localeCompare(String(other.documentdate)))
  // The oldest stay as they are: they are too late.
  const billedBefore = (back: number) =>
    open.filter(({ documentdate }) => String(documentdate) <= addDays(day, -back)).toReversed()
  const matched = billedBefore(13).slice(0, 2)
  // A company with so few keeps them for its first visitor to try.
  if (billedBefore(7).length < LEAST_OPEN) return
  const later = billedBefore(7).filter(invoice => !matched.includes(invoice))
  const [sure, likely, part] = later

  const closing = await keepWeek(context, 14, OPENING, [
    ...matched.map((invoice, i) => paid(invoice, 13 - 3 * i, `Factuur ${invoice.number}`, IBANS[i])),
    ...(COSTS[0] ?? []),
  ])
  await settleWeek(context, matched)
  await keepWeek(context, 7, closing, [
    ...(sure ? [paid(sure, 6, `${sure.number} met dank`, IBANS[2])] : []),
    ...(likely ? [paid(likely, 5, 'Betaling volgens afspraak', IBANS[3])] : []),
    ...(part ? [paid(part, 4, `Eerste deel van ${part.number}`, undefined, Math.round(part.open / 2))] : []),
    ...(COSTS[1] ?? []),
  ])
  await collect(context, later.slice(3), day)
}

const paid = (
  { relation_fullname, open }: PayableInvoice,
  back: number,
  text: string,
  iban?: string,
  amount: Cents = open,
): Movement => ({ back, name: relation_fullname, amount, text, iban })

/** Imports the statement of a week that began so many days before today; answers its closing balance. */
async function keepWeek(
  context: Context,
  back: number,
  opening: Cents,
  movements: readonly Movement[],
): Promise<Cents> {
  const day = today(context.company)
  const lines = movements
    .toSorted((one, other) => other.back - one.back)
    .map(
      ({ back, iban, ...movement }, i): StatementLine => ({
        ...movement,
        day: addDays(day, -back),
        iban: iban ?? null,
        reference: `VB${addDays(day, -back).replaceAll('-', '')}${i}`,
        endToEnd: null,
        reason: null,
        details: [],
      }),
    )
  const from = addDays(day, -back)
  const statement: Statement = {
    format: 'camt053',
    account: ACCOUNT,
    number: from.replaceAll('-', ''),
    from,
    until: addDays(from, 6),
    opening,
    closing: opening + sumOf(lines),
    lines,
  }
  await keepStatements(context, [statement], { filename: `afschrift-${from}.xml`, dry: false })
  return statement.closing
}

const sumOf = (lines: readonly { amount: Cents }[]): Cents => lines.reduce((cents, { amount }) => cents + amount, 0)

/** What staff did with the first week: the invoices are paid, the costs of the account are no matter. */
async function settleWeek(context: Context, invoices: readonly PayableInvoice[]): Promise<void> {
  for (const line of await openRecords(context, BankLine, { status: 'open' }, { sort: 'id' })) {
    const invoice = invoices.find(({ number }) => line.description?.includes(number))
    if (!invoice && !line.counterparty_name) await move(context, bankLineStates, line, 'ignore')
    if (!invoice) continue
    await confirmLine(context, line, [{ invoice_id: invoice.id, amount: line.amount }])
    // What happens after a commit is not done for demo data.
    const { flow_id } = (await heldInvoice(context, invoice.id)) ?? {}
    if (flow_id && context.owns('CRM')) await context.use(flowWriter).advance(context, flow_id, 'invoice_paid')
  }
}

/** Mandates of three customers; of two of them an invoice is on its way to the bank, the third can be collected. */
async function collect(context: Context, invoices: readonly PayableInvoice[], day: string): Promise<void> {
  const { bank_creditor_id } = await debitSettings.of(context)
  const ofRelations = new Map(invoices.map(invoice => [invoice.relation_id, invoice]))
  const collected = [...ofRelations.values()].filter(({ relation_id }) => relation_id !== null).slice(0, 3)
  for (const [i, { relation_id, relation_fullname }] of collected.entries())
    await createRecord(sepaMandates, context, {
      relation_id,
      reference: `M-${day.slice(0, 4)}-${String(i + 1).padStart(3, '0')}`,
      holder: sepaText(relation_fullname, 70),
      iban: IBANS[i] ?? ACCOUNT,
      signed_on: addDays(day, -60 + 7 * i),
    })
  const invoiceIds = collected.slice(0, 2).map(({ id }) => id)
  if (bank_creditor_id && invoiceIds.length)
    await makeBatch(context, { invoiceIds, executionDate: nextBankDay(addDays(day, 3)) })
}
