import type { Block } from '../customer-document'
import { RichHtml } from './rich-html'
import './price-table.css'

type Table = Extract<Block, { type: 'table' }>['table']

const AMOUNT = /^[−-]?(?:€\s)?[\d.]+,\d\d+$/

/** A phone says of an amount what it is, for want of a column above it: "1 stuk" speaks for itself, a price does not. */
const isAmount = (text = '') => AMOUNT.test(text)

/** A dash keeps its column in line; without columns it says nothing. */
const isEmpty = (text = '') => text === '' || text === '–'

/** The price table as the company chose its columns; on a phone each line stacks its figures under its name. */
export function PriceTable({ table }: { table: Table }) {
  return (
    <div className="portal-prices">
      <table>
        {table.showHead && (
          <thead>
            <tr>
              {table.columns.map(column => (
                <th key={column.tag} scope="col" data-align={column.align}>
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {table.lines.map(line => (
            <tr key={line.id} data-kind={line.kind}>
              {table.columns.map((column, i) => (
                <td
                  key={column.tag}
                  data-align={column.align}
                  data-label={column.header}
                  data-amount={isAmount(line.cells[i]?.text) || undefined}
                  data-empty={isEmpty(line.cells[i]?.text) || undefined}
                >
                  {line.cells[i]?.text}
                  {i === 0 && line.info && <RichHtml html={line.info} className="portal-info" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Totals totals={table.totals} />
    </div>
  )
}

/** The totals under a table, or on their own. */
export function Totals({ totals }: { totals: Table['totals'] }) {
  if (!totals.length) return null
  return (
    <dl className="portal-totals">
      {totals.map(total => (
        <div key={total.tag} data-emphasis={total.emphasis}>
          <dt>{total.label}</dt>
          <dd>{total.text}</dd>
        </div>
      ))}
    </dl>
  )
}
