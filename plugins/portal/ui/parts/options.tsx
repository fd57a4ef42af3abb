import { formatMoney, toastProblem, useT } from '@core/ui'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { type CustomerDocument, chooseOption, type Kind, reread, type Widget } from '../customer-document'
import { RichHtml } from './rich-html'
import './options.css'

interface OptionsProps {
  widget: Extract<Widget, { type: 'additional-items' }>
  document: CustomerDocument
}

/** Additional work to choose while the document is open (R-CALC-006). Options that cost money are never ticked by us. */
export function Options({ widget, document }: OptionsProps) {
  const t = useT('portal')
  const [busy, setBusy] = useState<number | null>(null)
  const prices = new Map(document.items.map(item => [Number(item.id), Number(item.total_inc)]))
  const open = document.can_approve
  const choose = async (id: number, selected: boolean) => {
    setBusy(id)
    try {
      await chooseOption(document.kind as Kind, document.hash, id, selected)
      await reread(document.kind as Kind)
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(null)
    }
  }
  return (
    <section className="portal-options" aria-labelledby={`options-${widget.id}`}>
      <h2 id={`options-${widget.id}`}>{widget.title}</h2>
      {open && <p className="portal-hint">{t('optionsHint')}</p>}
      {widget.table.lines.map(line => {
        const chosen = line.selected === true
        return (
          <label
            key={line.id}
            className="portal-option"
            data-chosen={chosen || undefined}
            data-busy={busy === line.id || undefined}
          >
            <input
              type="checkbox"
              checked={chosen}
              disabled={!open || busy !== null}
              onChange={() => void choose(line.id, !chosen)}
            />
            <span className="portal-tick" aria-hidden="true">
              {chosen && <IconCheck size={16} stroke={2.5} />}
            </span>
            <span className="portal-option-text">
              <strong>{line.cells[0]?.text}</strong>
              {line.info && <RichHtml html={line.info} className="portal-info" />}
            </span>
            <strong className="portal-option-price">+ {formatMoney(prices.get(line.id) ?? 0)}</strong>
          </label>
        )
      })}
    </section>
  )
}
