import type { Block } from '../editor/document-row'
import { RichHtml } from './rich-html'
import './paper-table.css'

type Table = Extract<Block, { type: 'table' }>['table']

/** The price table with its chosen columns and rows (R-CALC-001, R-CALC-002). */
export function PaperTable({ table, look }: { table: Table; look: 'paper' | 'phone' }) {
  const { columns, lines } = table
  const last = columns.length - 1
  const shown = columns.map((_, index) => index).filter(index => look === 'paper' || index === 0 || index === last)
  return (
    <>
      <table className="documents-table">
        {table.showHead && (
          <thead>
            <tr>
              {shown.map(index => (
                <th key={columns[index]?.tag} data-align={columns[index]?.align} scope="col">
                  {columns[index]?.header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map(line => (
            <tr key={line.id} data-kind={line.kind}>
              {shown.map(index => (
                <td key={columns[index]?.tag} data-align={columns[index]?.align}>
                  {line.cells[index]?.text}
                  {index === 0 && line.info && <RichHtml html={line.info} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PaperTotals totals={table.totals} />
    </>
  )
}

/** Totals under a table or on their own, VAT per rate. */
export function PaperTotals({ totals }: { totals: Table['totals'] }) {
  return (
    <dl className="documents-totals">
      {totals.map(total => (
        <div key={total.tag} data-emphasis={total.emphasis}>
          <dt>{total.label}</dt>
          <dd>{total.text}</dd>
        </div>
      ))}
    </dl>
  )
}
