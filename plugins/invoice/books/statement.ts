import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { fromEuros, toEuros } from '@core/domain/money'
import type { Days } from '@core/time/periods'
import { type Customer, flowReader } from '@plugins/crm/contract'
import { FINAL } from '../domain/open-statuses'
import { Invoice } from '../entities/invoice'
import { Payment } from '../entities/payment'
import { WriteOff } from '../entities/write-off'

export const MOVEMENTS = ['invoice', 'credit', 'payment', 'refund', 'written_off', 'taken_back'] as const

/** Something that changed what a relation owes; euros, with a minus where it owes less. */
export interface Movement {
  readonly kind: (typeof MOVEMENTS)[number]
  /** Number of the payment or of what was written off, or of the invoice itself. */
  readonly id: number
  readonly day: string
  readonly invoice_id: number
  /** Number of the invoice or credit that it belongs to. */
  readonly number: string
  readonly amount: number
}

/** What happened on the account of a relation in some days; euros, with a minus for what it gets back. */
export interface Statement {
  readonly opening: number
  readonly lines: readonly (Movement & { readonly balance: number })[]
  readonly closing: number
}

/** The relation that a statement is of. @throws Problem 404 for one that is not there, lies in the trash or was merged */
export async function statementCustomer(context: Context, relationId: number): Promise<Customer> {
  const customer = await context.use(flowReader).customer(context, relationId)
  if (!customer) throw notFound()
  return customer
}

/** The account of a relation in some days: what was billed, credited, paid and written off, with the balance after each. */
export async function statementOf(context: Context, relationId: number, { from, to }: Days): Promise<Statement> {
  const movements = (await movementsOf(context, relationId)).filter(({ day }) => day <= to)
  const cents = (some: readonly Movement[]) => some.reduce((sum, { amount }) => sum + fromEuros(amount), 0)
  const opening = cents(movements.filter(({ day }) => day < from))
  let balance = opening
  const lines = movements
    .filter(({ day }) => day >= from)
    .map(movement => {
      balance += fromEuros(movement.amount)
      return { ...movement, balance: toEuros(balance) }
    })
  return { opening: toEuros(opening), lines, closing: toEuros(balance) }
}

/** All that ever changed what a relation owes, by day: what was billed on a day before what was paid on it. */
async function movementsOf(context: Context, relation_id: number): Promise<Movement[]> {
  const columns = ['id', 'number', 'documentdate', 'credit_of', 'amount_inc_vat'] as const
  const invoices = await readRows(context, Invoice, columns, { ...FINAL, relation_id }, 'number')
  const ids = invoices.map(({ id }) => id)
  const [payments, writeOffs] = ids.length
    ? await Promise.all([
        readRows(context, Payment, ['id', 'invoice_id', 'amount', 'paid_on'], { invoice_id: ids }, 'id'),
        readRows(context, WriteOff, ['id', 'invoice_id', 'amount', 'written_on'], { invoice_id: ids }, 'id'),
      ])
    : [[], []]
  const numberOf = new Map(invoices.map(({ id, number }) => [id, number ?? '']))
  const billed = invoices.map(
    ({ id, number, documentdate, credit_of, amount_inc_vat }): Movement => ({
      kind: credit_of ? 'credit' : 'invoice',
      id,
      day: documentdate ?? '',
      invoice_id: id,
      number: number ?? '',
      amount: amount_inc_vat,
    }),
  )
  const paid = payments.map(
    ({ id, invoice_id, amount, paid_on }): Movement => ({
      kind: amount < 0 ? 'refund' : 'payment',
      id,
      day: paid_on,
      invoice_id,
      number: numberOf.get(invoice_id) ?? '',
      amount: toEuros(-fromEuros(amount)),
    }),
  )
  const writtenOff = writeOffs.map(
    ({ id, invoice_id, amount, written_on }): Movement => ({
      kind: amount < 0 ? 'taken_back' : 'written_off',
      id,
      day: written_on,
      invoice_id,
      number: numberOf.get(invoice_id) ?? '',
      amount: toEuros(-fromEuros(amount)),
    }),
  )
  return [...billed, ...paid, ...writtenOff].sort((one, other) => one.day.localeCompare(other.day))
}
