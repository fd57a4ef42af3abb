import { formatDateTime, useT } from '@core/ui'
import { IconCircleCheck } from '@tabler/icons-react'
import type { Block, CustomerDocument, Widget } from '../customer-document'
import { LinkPicture } from './link-picture'
import { type Choosing, Options } from './options'
import { PriceTable, Totals } from './price-table'
import { RichHtml } from './rich-html'
import './widget-view.css'

/** A building block of the document on the customer's page. */
export function WidgetView({ widget, ...shown }: { widget: Widget } & Shown) {
  return widget.blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the widget
    <BlockView key={place} block={block} {...shown} />
  ))
}

interface Shown {
  document: CustomerDocument
  choosing: Choosing | null
}

function BlockView({ block, document, choosing }: { block: Block } & Shown) {
  switch (block.type) {
    case 'rich-text':
      return (
        <div className="portal-columns" data-columns={block.columns.length}>
          {block.columns.map((html, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a text keep their place
            <RichHtml key={column} html={html} />
          ))}
        </div>
      )
    case 'heading':
      return <h2>{block.text}</h2>
    case 'table':
      return block.table.lines.length ? <PriceTable table={block.table} /> : <Totals totals={block.table.totals} />
    case 'choices':
      return <Options block={block} choosing={choosing} />
    case 'picture':
      return (
        <figure className="portal-picture" data-alignment={block.alignment}>
          <LinkPicture
            src={`/api/${document.kind}/${document.hash}/widgetpicture/${block.widget_id}`}
            alt={block.alt}
          />
        </figure>
      )
    case 'signature':
      return (
        <>
          <RichHtml html={block.html} />
          <Signed document={document} />
        </>
      )
    case 'break':
      return null
  }
}

/** Who signed, where and when. */
function Signed({ document }: { document: CustomerDocument }) {
  const t = useT('portal')
  const { signature } = document
  if (!signature) return null
  return (
    <section className="portal-signed" aria-label={t('signed')}>
      <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <strong>{t('signedBy', { name: signature.username })}</strong>
        <div>{[signature.place, formatDateTime(signature.signed_at)].filter(Boolean).join(', ')}</div>
      </div>
      {signature.signature && (
        <img
          src={`data:image/png;base64,${signature.signature}`}
          alt={t('signatureOf', { name: signature.username })}
        />
      )}
    </section>
  )
}
