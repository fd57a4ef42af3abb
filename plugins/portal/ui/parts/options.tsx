import { toastProblem, useT } from '@core/ui'
import { IconCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { type Block, type CustomerDocument, chooseOption, reread } from '../customer-document'
import { RichHtml } from './rich-html'
import './options.css'

interface OptionsProps {
  block: Extract<Block, { type: 'choices' }>
  document: CustomerDocument
}

/** Additional work to choose while the document is open (R-CALC-006). Options that cost money are never ticked by us. */
export function Options({ block, document }: OptionsProps) {
  const t = useT('portal')
  const [busy, setBusy] = useState<number | null>(null)
  const id = useId()
  const open = document.can_approve
  const choose = async (id: number, selected: boolean) => {
    setBusy(id)
    try {
      await chooseOption(document.kind, document.hash, id, selected)
      await reread(document.kind)
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(null)
    }
  }
  return (
    <section className="portal-options" aria-labelledby={id}>
      <h2 id={id}>{block.title}</h2>
      {open && <p className="portal-hint">{t('optionsHint')}</p>}
      {block.options.map(option => {
        const chosen = option.selected
        return (
          <label
            key={option.id}
            className="portal-option"
            data-chosen={chosen || undefined}
            data-busy={busy === option.id || undefined}
          >
            <input
              type="checkbox"
              checked={chosen}
              disabled={!open || busy !== null}
              onChange={() => void choose(option.id, !chosen)}
            />
            <span className="portal-tick" aria-hidden="true">
              {chosen && <IconCheck size={16} stroke={2.5} />}
            </span>
            <span className="portal-option-text">
              <strong>{option.name}</strong>
              {option.info && <RichHtml html={option.info} className="portal-info" />}
            </span>
            <strong className="portal-option-price">+ {option.price}</strong>
          </label>
        )
      })}
    </section>
  )
}
