import { Field, TextArea, useT } from '@core/ui'
import { IconCircleCheck } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { WITHOUT_ANSWER } from '../../contract/field-types'
import { faultOf } from '../../domain/work-out'
import type { FormField } from './form-field'
import { wordAt } from './word-at'

interface FormulaInputProps {
  field: FormField
  /** The others of the form, which the formula can speak of. */
  fields: readonly FormField[]
  /** What is wrong with it beside its grammar. */
  warning?: string | undefined
  /** What it comes to on the answers that were tried. */
  value: string
  onChange: (formula: string) => void
}

/** A formula: names are completed while they are typed, faults told with their place. */
export function FormulaInput({ field, fields, warning, value, onChange }: FormulaInputProps) {
  const t = useT('surveys')
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [marked, setMarked] = useState(0)
  const formula = field.calculationrules ?? ''
  const fault = formula.trim() ? faultOf(formula) : null
  const typing = caret === null ? null : wordAt(formula, caret)
  const found = typing
    ? fields
        .filter(
          ({ id, field_type, field_name, field_label }) =>
            id !== field.id &&
            !WITHOUT_ANSWER.has(field_type) &&
            field_name !== typing.word &&
            (field_name.includes(typing.word) || field_label.toLowerCase().includes(typing.word)),
        )
        .slice(0, 6)
    : []
  const at = Math.min(marked, found.length - 1)

  function take({ field_name }: FormField): void {
    if (!typing) return
    onChange(formula.slice(0, typing.from) + field_name + formula.slice(typing.to))
    setCaret(null)
    const input = box.current?.querySelector('textarea')
    input?.focus()
    const end = typing.from + field_name.length
    requestAnimationFrame(() => input?.setSelectionRange(end, end))
  }

  function press(event: KeyboardEvent): void {
    const chosen = found[at]
    if (!chosen) return
    if (event.key === 'ArrowDown') setMarked((at + 1) % found.length)
    else if (event.key === 'ArrowUp') setMarked((at + found.length - 1) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen)
    else if (event.key === 'Escape') setCaret(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={box} className="surveys-formula">
      <Field
        label={t('field.verticaldatafield.calculationrules')}
        error={fault ? t(fault.text, { at: fault.at }) : warning}
        help={t('formulaHelp')}
      >
        <TextArea
          rows={2}
          spellCheck={false}
          value={formula}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found[at] ? `${listId}-${found[at].id}` : undefined}
          onChange={next => {
            onChange(next)
            setCaret(box.current?.querySelector('textarea')?.selectionStart ?? null)
            setMarked(0)
          }}
          onKeyDown={press}
          onBlur={() => setCaret(null)}
        />
      </Field>
      <div id={listId} role="listbox" aria-label={t('fieldSuggestions')} className="surveys-suggestions">
        {found.map((one, index) => (
          <div
            key={one.id}
            id={`${listId}-${one.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // Before the field loses the focus, which closes the list.
            onPointerDown={event => {
              event.preventDefault()
              take(one)
            }}
          >
            <strong>{one.field_name}</strong>
            <span className="vk-meta vk-clip">{one.field_label}</span>
          </div>
        ))}
      </div>
      {formula.trim() && !fault && !warning && (
        <p className="surveys-formula-value">
          <IconCircleCheck size={14} stroke={1.75} />
          <strong>{t('formulaWorks')}</strong> <span>{t('formulaSample', { value })}</span>
        </p>
      )}
    </div>
  )
}
