import type { Pool } from 'pg'

type Row = Record<string, unknown> & { readonly id: number }

const KINDS = ['quotation', 'confirmation', 'invoice'] as const

const cents = (value: unknown) => Math.round(Number(value) * 100)
const sumOf = (some: readonly Row[], field: string) => some.reduce((sum, row) => sum + cents(row[field]), 0)

/**
 * The equations of the books of a company: what is kept of money and does not follow from what it stands beside. Nothing
 * when all of it adds up.
 */
export async function wrongInBooks(owner: Pool, companyId: number): Promise<unknown[]> {
  const wrong: unknown[] = []
  const rows = async (table: string, where = 'true'): Promise<Row[]> => {
    const found = await owner.query(
      `select row_to_json(t) as row from "${table}" t where company_id = ${companyId} and ${where} order by id`,
    )
    return found.rows.map(({ row }) => row)
  }
  const check = (what: string, id: unknown, kept: unknown, counted: unknown) => {
    if (kept !== counted) wrong.push({ what, id, kept, counted })
  }
  const [calculations, items, versions, payments, writeOffs] = await Promise.all(
    ['calculation', 'calculationitem', 'documentversion', 'payment', 'writeoff'].map(table => rows(table)),
  )
  const calculationOf = new Map(calculations?.map(row => [row.id, row]))
  const versionOf = new Map(versions?.map(row => [row.id, JSON.parse(String(row.content))]))
  for (const item of (items ?? []).filter(({ settled, deleted_at }) => settled && !deleted_at)) {
    const { exc, vat } = item.settled as { exc: number; vat: number }
    const net = cents(exc)
    check('a part and its price', item.id, net, cents(Number(item.product_amount) * Number(item.unit_rate_exc_manual)))
    const due = (net * Number(item.vat_percentage)) / 100
    if (Math.abs(cents(vat) - due) > 2) wrong.push({ what: 'a part and its VAT', item })
    check('a part and its discount', item.id, Number(item.discount_percentage), 0)
  }
  for (const one of calculations ?? []) {
    const vat = (['amount_vat_6', 'amount_vat_9', 'amount_vat_21'] as const).reduce(
      (sum, tag) => sum + cents(one[tag]),
      0,
    )
    check('a calculation and its VAT', one.id, cents(one.amount_inc_vat), cents(one.amount_exc_vat) + vat)
    const lines = items?.filter(({ calculation_id, deleted_at }) => calculation_id === one.id && !deleted_at) ?? []
    for (const rate of [6, 9, 21]) {
      const due = (cents(one[`amount_exc_vat_${rate}`]) * rate) / 100
      if (Math.abs(cents(one[`amount_vat_${rate}`]) - due) > 2 + lines.length)
        wrong.push({ what: `VAT of ${rate} %`, id: one.id, kept: one[`amount_vat_${rate}`], due })
    }
  }
  for (const kind of KINDS)
    for (const document of await rows(kind)) {
      const version = versionOf.get(Number(document.documentversion_id))
      const isShown = version && !['draft', 'cancelled'].includes(String(document.status))
      const source = isShown ? version : calculationOf.get(Number(document.calculation_id))
      if (document.status !== 'cancelled')
        for (const field of ['amount_exc_vat', 'amount_inc_vat'])
          check(
            `${kind} and ${isShown ? 'its version' : 'its lines'}`,
            document.id,
            cents(document[field]),
            cents(source?.[field]),
          )
      if (!isShown) continue
      check(
        'VAT on paper',
        document.id,
        sumOf(version.vat, 'amount'),
        cents(version.amount_inc_vat) - cents(version.amount_exc_vat),
      )
      check('base on paper', document.id, sumOf(version.vat, 'base'), cents(version.amount_exc_vat))
      for (const { rate, base, amount, category } of version.vat) {
        if (Math.abs(cents(amount) - (cents(base) * rate) / 100) > 6)
          wrong.push({ what: 'rate on paper', document, rate, base, amount })
        if (category === 'standard' ? !rate : rate) wrong.push({ what: 'category on paper', document, category, rate })
      }
    }
  const invoices = await rows('invoice', 'deleted_at is null')
  const counting = invoices.filter(
    ({ status, credit_of }) => status !== 'cancelled' && !(credit_of && status === 'draft'),
  )
  for (const kind of ['quotation', 'confirmation'])
    for (const document of await rows(kind, 'deleted_at is null')) {
      const of = counting.filter(invoice => invoice[`${kind}_id`] === document.id)
      const own = of.filter(({ confirmation_id }) => kind === 'confirmation' || !confirmation_id)
      const billed = sumOf(own, 'amount_inc_vat')
      check(
        `what was billed of a ${kind}`,
        document.id,
        cents(calculationOf.get(Number(document.calculation_id))?.invoicedamount),
        billed,
      )
      const numbered = (some: typeof own) => some.filter(({ number }) => number)
      const final = sumOf(numbered(own), 'amount_inc_vat')
      if (final > cents(document.amount_inc_vat)) wrong.push({ what: `${kind} billed more than once`, document, final })
      if (final && sumOf(numbered(of.filter(invoice => !own.includes(invoice))), 'amount_inc_vat'))
        wrong.push({ what: 'billed by itself and by its order confirmation', document })
      if (billed && ['draft', 'cancelled'].includes(String(document.status)))
        wrong.push({ what: `${kind} billed and put back`, document })
    }
  for (const invoice of invoices.filter(({ number }) => number)) {
    const paid = sumOf(payments?.filter(({ invoice_id }) => invoice_id === invoice.id) ?? [], 'amount')
    check('payments', invoice.id, cents(invoice.amount_paid), paid)
    const credited = cents(invoice.amount_credited)
    check('what is open', invoice.id, cents(invoice.amount_open), cents(invoice.amount_inc_vat) - paid - credited)
    if (invoice.credit_of) continue
    const credits = invoices.filter(({ credit_of, number }) => credit_of === invoice.id && number)
    check('credits', invoice.id, credited, -sumOf(credits, 'amount_credited'))
    if (-sumOf(credits, 'amount_inc_vat') > cents(invoice.amount_inc_vat))
      wrong.push({ what: 'credited more than once', invoice })
  }
  for (const invoice of invoices.filter(({ number }) => number)) {
    const sign = invoice.credit_of ? -1 : 1
    const nothingLeft = cents(invoice.amount_open) * sign <= 0
    const done = ['paid', 'settled'].includes(String(invoice.status))
    if (invoice.status !== 'unpayable') check('paid and what is open', invoice.id, done, nothingLeft)
    check('the day of paying', invoice.id, invoice.date_paid !== null, invoice.status === 'paid')
    check('the day of writing off', invoice.id, invoice.date_written_off !== null, invoice.status === 'unpayable')
    check(
      'what is written off',
      invoice.id,
      sumOf(writeOffs?.filter(({ invoice_id }) => invoice_id === invoice.id) ?? [], 'amount'),
      invoice.status === 'unpayable' ? cents(invoice.amount_open) : 0,
    )
  }
  const numbers = invoices.map(({ number }) => number).filter(number => number)
  check('numbers are given once', null, new Set(numbers).size, numbers.length)
  for (const [year, given] of Map.groupBy(numbers.map(String), number => number.slice(0, 5)))
    check('numbers without a gap', year, Math.max(...given.map(number => Number(number.slice(6)))), given.length)

  const sources = (payments ?? []).flatMap(({ source }) => (source ? [String(source)] : []))
  check('each source is booked once', null, new Set(sources).size, sources.length)
  const booked = (prefix: string, where: (payment: Row) => boolean = () => true) =>
    sumOf(payments?.filter(one => String(one.source).startsWith(prefix) && where(one)) ?? [], 'amount')
  const tries = await rows('onlinepayment')
  for (const [invoiceId, own] of Map.groupBy(tries, ({ invoice_id }) => Number(invoice_id))) {
    const kept = sumOf(
      own.filter(({ status }) => status === 'paid'),
      'amount_inc',
    )
    const back = sumOf(own, 'amount_refunded') + sumOf(own, 'amount_charged_back')
    if (own.every(({ status, date_booked }) => status !== 'paid' || date_booked))
      check(
        'what was paid online',
        invoiceId,
        booked('mollie:', one => one.invoice_id === invoiceId),
        kept - back,
      )
  }
  const [lines, matches] = await Promise.all([rows('bankline'), rows('bankmatch')])
  check('what the bank paid', null, booked('bank:'), sumOf(matches, 'amount'))
  for (const line of lines) {
    const used = sumOf(
      matches.filter(({ bankline_id }) => bankline_id === line.id),
      'amount',
    )
    check('a movement and what it paid', line.id, cents(line.amount) - cents(line.amount_left), used)
    check('a movement that is matched', line.id, line.status === 'matched', cents(line.amount_left) === 0)
  }
  return wrong
}
