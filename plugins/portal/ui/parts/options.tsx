import { IconButton, useT } from '@core/ui'
import { IconCheck, IconMinus, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { type Choices, groupId } from './option-groups'
import { RichHtml } from './rich-html'
import './options.css'

/** Choosing additional work; `busy` is the option that is being chosen. */
export interface Choosing {
  busy: number | null
  choose: (id: number, selected: boolean, amount?: number) => void
}

interface OptionsProps {
  block: Choices
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
    <section id={groupId(block)} className="portal-options" aria-labelledby={id}>
      <h2 id={id}>{choosing ? block.title : block.title || t('chosen')}</h2>
      {choosing && <p className="portal-hint">{[block.note, t('optionsHint')].filter(Boolean).join('. ')}</p>}
      {shown.map(option => (
        <Option key={option.id} option={option} group={block.rule === 'one' ? id : null} choosing={choosing} />
      ))}
    </section>
  )
}

interface OptionProps {
  option: Choices['options'][number]
  /** Of a group of which one is chosen: what its options have in common. */
  group: string | null
  choosing: Choosing | null
}

function Option({ option, group, choosing }: OptionProps) {
  return (
    <div
      className="portal-option"
      data-chosen={option.selected || undefined}
      data-busy={choosing?.busy === option.id || undefined}
    >
      <label className="portal-option-choice" data-open={choosing ? true : undefined}>
        <input
          type={group ? 'radio' : 'checkbox'}
          name={group ?? undefined}
          checked={option.selected}
          disabled={!choosing}
          onChange={() => choosing?.choose(option.id, group !== null || !option.selected)}
        />
        <span className="portal-tick" data-one={group ? true : undefined} aria-hidden="true">
          {option.selected && <IconCheck size={16} stroke={2.5} />}
        </span>
        <span className="portal-option-text">
          <strong>{option.name}</strong>
          {option.quantity && !(choosing && option.selected && option.amount_max) && <small>{option.quantity}</small>}
          {option.info && <RichHtml html={option.info} className="portal-info" />}
        </span>
        <span className="portal-option-price">
          <strong>{isLess(option.price) ? option.price : `+ ${option.price}`}</strong>
          {option.price_note && <small>{option.price_note}</small>}
        </span>
      </label>
      {choosing && option.selected && <Amount option={option} choosing={choosing} />}
    </div>
  )
}

/** What makes the whole cheaper has a sign of its own. */
const isLess = (price: string): boolean => /[-−]/.test(price)

/** How many of it, one more or one less at a time. */
function Amount({ option, choosing }: { option: OptionProps['option']; choosing: Choosing }) {
  const t = useT('portal')
  const { id, name, amount, amount_max } = option
  if (amount === undefined || amount_max === undefined) return null
  const choose = (wanted: number) => choosing.choose(id, true, wanted)
  return (
    <div className="portal-option-amount">
      <IconButton
        icon={IconMinus}
        label={t('lessOf', { name })}
        disabled={amount <= 1}
        onClick={() => choose(amount - 1)}
      />
      <output aria-live="polite">{option.quantity}</output>
      <IconButton
        icon={IconPlus}
        label={t('moreOf', { name })}
        disabled={amount >= amount_max}
        onClick={() => choose(amount + 1)}
      />
      <small>{t('atMost', { max: amount_max })}</small>
    </div>
  )
}
