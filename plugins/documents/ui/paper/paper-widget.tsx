import { classes, SecureImage, useT } from '@core/ui'
import { IconPageBreak, IconPhoto } from '@tabler/icons-react'
import { longDate, printTexts } from '../../pdf/print-texts'
import type { Block, DrawnWidget, Prepared } from '../editor/document-row'
import { useEditor } from '../editor/editor-context'
import { PaperTable, PaperTotals } from './paper-table'
import { RichHtml } from './rich-html'
import './paper-widget.css'

interface PaperWidgetProps {
  widget: DrawnWidget
  prepared: Prepared
  look: 'paper' | 'phone'
}

/** One widget on paper: its blocks. What has nothing to show says so: only staff see that. */
export function PaperWidget({ widget, prepared, look }: PaperWidgetProps) {
  const t = useT('documents')
  if (!widget.blocks.length) return <p className="documents-empty">{t('emptyRecurring')}</p>
  return widget.blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the widget
    <PaperBlock key={place} block={block} prepared={prepared} look={look} />
  ))
}

function PaperBlock({ block, prepared, look }: { block: Block } & Omit<PaperWidgetProps, 'widget'>) {
  const t = useT('documents')
  switch (block.type) {
    case 'rich-text':
      return block.columns.every(column => column === '') ? (
        <p className="documents-empty">{t('emptyText')}</p>
      ) : (
        <div className="documents-columns" data-columns={look === 'phone' ? 1 : block.columns.length}>
          {block.columns.map((html, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <RichHtml key={column} html={html} />
          ))}
        </div>
      )
    case 'heading':
      return (
        <h3 className={classes('documents-heading', !block.text && 'documents-empty')}>
          {block.text || t('emptyHeading')}
        </h3>
      )
    case 'table':
      if (block.table.lines.length) return <PaperTable table={block.table} look={look} />
      return block.table.totals.length ? (
        <PaperTotals totals={block.table.totals} />
      ) : (
        <p className="documents-empty">{t('emptyPrices')}</p>
      )
    case 'choices':
      return block.options.length ? (
        <Choices block={block} />
      ) : (
        <p className="documents-empty">{t('emptyAdditional')}</p>
      )
    case 'picture':
      return block.widget_id ? (
        <figure className="documents-picture" data-alignment={block.alignment}>
          <Picture widgetId={block.widget_id} alt={block.alt} />
        </figure>
      ) : (
        <div className="documents-no-picture">
          <IconPhoto size={20} stroke={1.75} />
          {t('emptyPicture')}
        </div>
      )
    case 'break':
      return (
        <div className="documents-page-break">
          <IconPageBreak size={14} stroke={1.75} />
          {t('newPage')}
        </div>
      )
    case 'signature':
      return <SignatureBlock html={block.html} prepared={prepared} />
  }
}

/** Read anew when its widget was changed: the address of a picture stays the same. */
function Picture({ widgetId, alt }: { widgetId: number; alt: string }) {
  const { widgets } = useEditor()
  const changed = widgets.widgets.find(({ id }) => id === widgetId)?.updated_at
  return <SecureImage key={changed} path={`/api/widgetpicture/${widgetId}`} alt={alt} />
}

/** Additional work that the customer may tick (R-CALC-006). */
function Choices({ block }: { block: Extract<Block, { type: 'choices' }> }) {
  return (
    <section className="documents-choices">
      <h3 className="documents-heading">{block.title}</h3>
      {block.note && <p className="documents-option-note">{block.note}</p>}
      <ul className="documents-options" data-rule={block.rule}>
        {block.options.map(option => (
          <li key={option.id} data-chosen={option.selected || undefined}>
            <span className="documents-option-box" aria-hidden="true">
              {option.selected ? '✓' : ''}
            </span>
            <span>{[option.name, option.quantity].filter(Boolean).join(', ')}</span>
            <span className="documents-option-price">
              <strong>{option.price}</strong> {option.price_note}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SignatureBlock({ html, prepared }: { html: string; prepared: Prepared }) {
  const { signature, language } = prepared
  const texts = printTexts(language)
  return (
    <section className="documents-signature">
      <RichHtml html={html} />
      <h3 className="documents-heading">{texts.agreed}</h3>
      <dl>
        <div>
          <dt>{texts.name}</dt>
          <dd>{signature?.username}</dd>
        </div>
        <div>
          <dt>{texts.place}</dt>
          <dd>{signature?.place}</dd>
        </div>
        <div>
          <dt>{texts.date}</dt>
          <dd>{signature && longDate(signature.signed_at, language)}</dd>
        </div>
      </dl>
      {signature?.signature ? (
        <img src={`data:image/png;base64,${signature.signature}`} alt={`${texts.signature} ${signature.username}`} />
      ) : signature ? (
        <p className="documents-agreed">✓ {texts.agreedDigitally}</p>
      ) : (
        <div className="documents-sign-line" />
      )}
      {signature?.comments && <p className="documents-comments">“{signature.comments}”</p>}
    </section>
  )
}
