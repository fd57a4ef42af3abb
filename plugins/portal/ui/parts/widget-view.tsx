import { formatDateTime, SecureImage, useT } from '@core/ui'
import { IconCircleCheck } from '@tabler/icons-react'
import type { CustomerDocument, Widget } from '../customer-document'
import { Options } from './options'
import { PriceTable, Totals } from './price-table'
import { RichHtml } from './rich-html'
import './widget-view.css'

/** One building block of the document on the customer's page. */
export function WidgetView({ widget, document }: { widget: Widget; document: CustomerDocument }) {
  switch (widget.type) {
    case 'text':
      return (
        <div className="portal-columns" data-columns={widget.columns.length}>
          {widget.columns.map((html, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a text keep their place
            <RichHtml key={column} html={html} />
          ))}
        </div>
      )
    case 'header':
      return <h2>{widget.text}</h2>
    case 'price-table':
      return <PriceTable table={widget.table} />
    case 'additional-items':
      return <Options widget={widget} document={document} />
    case 'totals':
      return <Totals totals={widget.totals} />
    case 'picture':
      return (
        <figure className="portal-picture" data-alignment={widget.alignment}>
          <SecureImage
            path={`/api/${document.kind}/${document.hash}/widgetpicture/${widget.widgetpicture_id}`}
            alt={widget.description}
          />
        </figure>
      )
    case 'recurring':
      return widget.blocks.map(block => (
        <section key={block.title}>
          <h2>{block.title}</h2>
          <RichHtml html={block.html} />
        </section>
      ))
    case 'locations':
      return (
        <section>
          <RichHtml html={widget.html} />
          <ul>
            {widget.locations.map(({ name, address }) => (
              <li key={`${name} ${address}`}>{[name, address].filter(Boolean).join(', ')}</li>
            ))}
          </ul>
        </section>
      )
    case 'signature':
      return (
        <>
          <RichHtml html={widget.html} />
          <Signed document={document} />
        </>
      )
    default:
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
