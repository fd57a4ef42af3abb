import { classes, formatDateTime, SecureImage, useT } from '@core/ui'
import { IconPageBreak, IconPhoto } from '@tabler/icons-react'
import type { Prepared, PreparedWidget } from '../editor/document-row'
import { PaperTable, PaperTotals } from './paper-table'
import { RichHtml } from './rich-html'
import './paper-widget.css'

/** One widget on paper. What has nothing to show says so: only staff see that. */
export function PaperWidget({
  widget,
  prepared,
  look,
}: {
  widget: PreparedWidget
  prepared: Prepared
  look: 'paper' | 'phone'
}) {
  const t = useT('documents')
  switch (widget.type) {
    case 'text':
      return widget.columns.every(column => column === '') ? (
        <p className="documents-empty">{t('emptyText')}</p>
      ) : (
        <div className="documents-columns" data-columns={look === 'phone' ? 1 : widget.columns.length}>
          {widget.columns.map((html, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <RichHtml key={column} html={html} />
          ))}
        </div>
      )
    case 'header':
      return (
        <h3 className={classes('documents-heading', !widget.text && 'documents-empty')}>
          {widget.text || t('emptyHeading')}
        </h3>
      )
    case 'price-table':
      return widget.table.lines.length ? (
        <PaperTable table={widget.table} look={look} />
      ) : (
        <p className="documents-empty">{t('emptyPrices')}</p>
      )
    case 'additional-items':
      return widget.table.lines.length ? (
        <Options widget={widget} prepared={prepared} />
      ) : (
        <p className="documents-empty">{t('emptyAdditional')}</p>
      )
    case 'totals':
      return <PaperTotals totals={widget.totals} />
    case 'picture':
      return widget.widgetpicture_id ? (
        <figure className="documents-picture" data-alignment={widget.alignment}>
          <SecureImage
            key={widget.widgetpicture_id}
            path={`/api/widgetpicture/${widget.widgetpicture_id}`}
            alt={widget.description}
          />
        </figure>
      ) : (
        <div className="documents-no-picture">
          <IconPhoto size={20} stroke={1.75} />
          {t('emptyPicture')}
        </div>
      )
    case 'page-break':
      return (
        <div className="documents-page-break">
          <IconPageBreak size={14} stroke={1.75} />
          {t('newPage')}
        </div>
      )
    case 'signature':
      return <SignatureBlock html={widget.html} prepared={prepared} />
    case 'recurring':
      return widget.blocks.length ? (
        widget.blocks.map(block => (
          <section key={block.title}>
            <h3 className="documents-heading">{block.title}</h3>
            <RichHtml html={block.html} />
          </section>
        ))
      ) : (
        <p className="documents-empty">{t('emptyRecurring')}</p>
      )
    default:
      return (
        <>
          <RichHtml html={widget.html} />
          <ul>
            {widget.locations.map(({ name, address }) => (
              <li key={name + address}>{[name, address].filter(Boolean).join(', ')}</li>
            ))}
          </ul>
        </>
      )
  }
}

/** Additional work that the customer may tick (R-CALC-006). */
function Options({
  widget,
  prepared,
}: {
  widget: Extract<PreparedWidget, { type: 'additional-items' }>
  prepared: Prepared
}) {
  const totals = new Map(prepared.items.map(item => [item.id, item.total_inc]))
  return (
    <section>
      <h3 className="documents-heading">{widget.title}</h3>
      <ul className="documents-options">
        {widget.table.lines.map(line => (
          <li key={line.id} data-chosen={line.selected || undefined}>
            <span className="documents-option-box" aria-hidden="true">
              {line.selected ? '✓' : ''}
            </span>
            <span>{line.cells[0]?.text}</span>
            <strong>{euros.format(totals.get(line.id) ?? 0)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

function SignatureBlock({ html, prepared }: { html: string; prepared: Prepared }) {
  const t = useT('documents')
  const { signature } = prepared
  return (
    <section className="documents-signature">
      <RichHtml html={html} />
      <h3 className="documents-heading">{t(signature ? 'signed' : 'toSign')}</h3>
      <dl>
        <div>
          <dt>{t('signName')}</dt>
          <dd>{signature?.username}</dd>
        </div>
        <div>
          <dt>{t('signPlace')}</dt>
          <dd>{signature?.place}</dd>
        </div>
        <div>
          <dt>{t('signDate')}</dt>
          <dd>{signature && formatDateTime(signature.signed_at)}</dd>
        </div>
      </dl>
      {signature?.signature ? (
        <img
          src={`data:image/png;base64,${signature.signature}`}
          alt={t('signatureOf', { name: signature.username })}
        />
      ) : signature ? (
        <p className="documents-agreed">✓ {t('agreed')}</p>
      ) : (
        <div className="documents-sign-line" />
      )}
      {signature?.comments && <p className="documents-comments">“{signature.comments}”</p>}
    </section>
  )
}
