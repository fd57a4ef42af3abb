import { type Answer, RichHtml } from '@core/ui'

type Block = Answer<'get', '/api/quotation/{id}/getForPartner'>['widgets'][number]['blocks'][number]

/** A part of a document to read; pictures and page breaks belong to paper and the page of its customer. */
export function DocumentBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <h3>{block.text}</h3>
    case 'rich-text':
      return (
        <div className="partner-document-columns">
          {block.columns.map((html, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name, and stand still
            <RichHtml key={at} html={html} className="vk-rich" />
          ))}
        </div>
      )
    case 'signature':
      return <RichHtml html={block.html} className="vk-rich" />
    case 'choices':
      return (
        <>
          <h3>{block.title}</h3>
          <ul>
            {block.options.map(({ id, name, price, selected }) => (
              <li key={id}>{[selected ? '☑' : '☐', name, price].filter(Boolean).join(' ')}</li>
            ))}
          </ul>
        </>
      )
    case 'table':
      return <PriceTable table={block.table} />
    default:
      return null
  }
}

type Table = Extract<Block, { type: 'table' }>['table']

function PriceTable({ table: { columns, showHead, lines, totals } }: { table: Table }) {
  return (
    <table>
      <thead className={showHead ? undefined : 'vk-hidden'}>
        <tr>
          {columns.map(({ tag, header, align }) => (
            <th key={tag} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, kind, info, cells }) => (
          <tr key={`${kind} ${id}`} data-kind={kind}>
            {columns.map(({ tag, align }, at) => (
              <td key={tag} data-align={align}>
                {cells[at]?.text}
                {at === 0 && info && <RichHtml html={info} className="vk-rich vk-meta" />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {totals.map(({ tag, label, text, emphasis }) => (
            <tr key={tag} data-kind={emphasis === 'total' ? 'group' : undefined}>
              <td colSpan={Math.max(1, columns.length - 1)}>{label}</td>
              <td data-align="right">{text}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  )
}
