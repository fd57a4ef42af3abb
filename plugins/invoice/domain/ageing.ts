import { fromEuros, toEuros } from '@core/domain/money'
import { addDays } from '@core/time/today'
import { dueOf } from './due'

/** How late an invoice is at the most, in days, to belong to a group; the last group has no end. */
export const AGES = [0, 14, 30, 60, null] as const

/** As much of an open invoice as its age asks for. What is left to pay in euros, days as `YYYY-MM-DD`. */
export interface OpenInvoice {
  readonly status: string
  readonly enddate: string | null
  readonly amount_open: number
}

/** Some invoices together: how many, and their amount in euros including VAT. */
export interface Together {
  readonly count: number
  readonly amount: number
}

/** What customers still owe, how late that is, and what is due within a week (R-INV-006). */
export function ageingOf(invoices: readonly OpenInvoice[], today: string) {
  const open = invoices.filter(({ amount_open }) => amount_open > 0)
  const aged = open.map(invoice => {
    const due = dueOf(invoice, today)
    return { invoice, days: due.kind === 'late' ? due.days : 0 }
  })
  const groups = AGES.map((upTo, index) => {
    const above = AGES[index - 1] ?? -1
    return together(aged.filter(({ days }) => days > above && days <= (upTo ?? days)).map(({ invoice }) => invoice))
  })
  const soon = addDays(today, 7)
  return {
    outstanding: together(open),
    late: together(aged.filter(({ days }) => days > 0).map(({ invoice }) => invoice)),
    soon: together(open.filter(({ enddate }) => enddate !== null && enddate >= today && enddate <= soon)),
    groups,
  }
}

const together = (invoices: readonly OpenInvoice[]): Together => ({
  count: invoices.length,
  amount: toEuros(invoices.reduce((cents, { amount_open }) => cents + fromEuros(amount_open), 0)),
})
