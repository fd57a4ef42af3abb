import { useT } from '@core/ui'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import type { Block } from '../customer-document'
import { RichHtml } from './rich-html'
import './options.css'

/** Choosing additional work; `busy` is the option that is being chosen. */
export interface Choosing {
  busy: number | null
  choose: (id: number, selected: boolean) => void
}

interface OptionsProps {
  block: Extract<Block, { type: 'choices' }>
  /** Null where there is nothing to choose any more: then only what was chosen stands there. */
  choosing: Choosing | null
}

/** Additional work to choose while the document is open (R-CALC-006). Options that cost money are never ticked by us. */
export function Options({ block, choosing }: OptionsProps) {
  const t = useT('portal')
  const id = useId()
  const shown = choosing ? block.options : block.options.filter(({ selected }) => selected)
  if (!shown.length) return null
  return (
    <section className="portal-options" aria-labelledby={id}>
      <h2 id={id}>{choosing ? block.title : t('chosen')}</h2>
      {choosing && <p className="portal-hint">{t('optionsHint')}</p>}
      {shown.map(option => (
        <label
          key={option.id}
          className="portal-option"
          data-open={choosing ? true : undefined}
          data-chosen={option.selected || undefined}
          data-busy={choosing?.busy === option.id || undefined}
        >
          <input
            type="checkbox"
            checked={option.selected}
            disabled={!choosing || choosing.busy !== null}
            onChange={() => choosing?.choose(option.id, !option.selected)}
          />
          <span className="portal-tick" aria-hidden="true">
            {option.selected && <IconCheck size={16} stroke={2.5} />}
          </span>
          <span className="portal-option-text">
            <strong>{option.name}</strong>
            {option.info && <RichHtml html={option.info} className="portal-info" />}
          </span>
          <span className="portal-option-price">
            <strong>+ {option.price}</strong>
            {option.price_note && <small>{option.price_note}</small>}
          </span>
        </label>
      ))}
    </section>
  )
}
