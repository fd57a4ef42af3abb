import { formatAmount, formatEuros } from '@core/domain/money'
import type { Days } from '@core/time/periods'
import type { Customer } from '@plugins/crm/contract'
import { type Block, longDay, type Pages } from '@plugins/documents/contract'
import type { Movement, Statement } from './statement'

const shortDays = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'short', timeZone: 'UTC' })
const shortDay = (day: string): string => shortDays.format(new Date(`${day}T00:00:00Z`))

const WORDS: Readonly<Record<Movement['kind'], string>> = {
  invoice: 'Factuur',
  credit: 'Creditfactuur',
  payment: 'Betaling van',
  refund: 'Terugbetaling van',
  written_off: 'Afgeboekt van',
  taken_back: 'Afboeking teruggedraaid van',
}

/** A statement of account as it is printed for its customer. */
export function statementPages(customer: Customer, { from, to }: Days, statement: Statement, today: string): Pages {
  return {
    noun: 'Rekeningoverzicht',
    number: `${shortDay(from)} t/m ${shortDay(to)}`,
    title: 'Rekeningoverzicht',
    day: today,
    buyer: customer,
    flow_id: null,
    blocks: [
      { type: 'rich-text', columns: [`<p>Uw rekening bij ons van ${longDay(from)} tot en met ${longDay(to)}.</p>`] },
      { type: 'table', table: tableOf({ from, to }, statement) },
    ],
    pictures: {},
  }
}

type Table = Extract<Block, { type: 'table' }>['table']
type Line = Table['lines'][number]

function tableOf({ from, to }: Days, { opening, lines, closing }: Statement): Table {
  const cell = (text: string, value: string | number | null = null) => ({ text, value })
  const amount = (euros: number) => cell(formatAmount(euros), euros)
  const first: Line = {
    id: 0,
    kind: 'group',
    info: '',
    cells: [cell('Beginsaldo'), cell(shortDay(from), from), cell(''), cell(''), amount(opening)],
  }
  return {
    columns: [
      { tag: 'DESCR', header: 'Omschrijving', align: 'left' },
      { tag: 'DAY', header: 'Datum', align: 'right' },
      { tag: 'OWED', header: 'In rekening €', align: 'right' },
      { tag: 'PAID', header: 'Voldaan €', align: 'right' },
      { tag: 'BALANCE', header: 'Saldo €', align: 'right' },
    ],
    showHead: true,
    lines: [
      first,
      ...lines.map(({ kind, day, number, amount: change, balance }, at): Line => {
        const owes = kind === 'invoice' || kind === 'refund'
        return {
          id: at + 1,
          kind: 'item',
          info: '',
          cells: [
            cell(`${WORDS[kind]} ${number}`),
            cell(shortDay(day), day),
            owes ? amount(change) : cell(''),
            owes ? cell('') : amount(-change + 0),
            amount(balance),
          ],
        }
      }),
    ],
    totals: [
      {
        tag: 'BALANCE',
        label: `${closing < 0 ? 'U krijgt van ons' : 'Nog te betalen'} op ${longDay(to)}`,
        text: formatEuros(Math.abs(closing)),
        value: closing,
        emphasis: 'total',
      },
    ],
  }
}
