import { Button, Field, Select, TextArea, useT } from '@core/ui'
import { optionsOf, WITH_OPTIONS } from '../../contract/field-types'
import { followsFrom } from '../../domain/offered-options'
import type { FormField } from './form-field'

interface OptionsByProps {
  field: FormField
  fields: readonly FormField[]
  error: string | undefined
  onChange: (change: Partial<FormField>) => void
}

/** Of which other list the choices of a list depend, and what can be chosen with each of its choices. */
export function OptionsBy({ field, fields, error, onChange }: OptionsByProps) {
  const t = useT('surveys')
  const { options_by: by, options } = field
  const lists = by?.lists ?? []
  const deciding = fields.find(({ field_name }) => field_name === by?.field_name)
  const choices = optionsOf(deciding?.options)
  const gone = by ? lists.filter(({ field_value }) => !choices.some(choice => isSame(choice, field_value))) : []
  const others = fields.filter(one => mayDecide(one, field, fields))
  if (!by && !others.length) return null

  /** What can be chosen now goes with every choice at first: nothing that was typed is lost. */
  function depend(field_name: string | null): void {
    const list = fields.find(one => one.field_name === field_name)
    const lists = optionsOf(list?.options).map(field_value => ({ field_value, options: options ?? '' }))
    if (list) onChange({ options_by: { field_name: list.field_name, lists }, default_value: null })
    else onChange({ options_by: null })
  }

  function put(field_value: string, typed: string): void {
    if (!by) return
    const at = lists.findIndex(list => isSame(list.field_value, field_value))
    onChange({
      options_by: { ...by, lists: lists.toSpliced(at < 0 ? lists.length : at, 1, { field_value, options: typed }) },
    })
  }

  return (
    <>
      <Field label={t('optionsBy')} error={error}>
        <Select
          value={by?.field_name ?? null}
          empty={t('optionsByNothing')}
          // A field that is gone stays to be seen.
          options={[
            ...others.map(one => ({ value: one.field_name, label: one.field_label })),
            ...(by && !deciding ? [{ value: by.field_name, label: by.field_name }] : []),
          ]}
          onChange={depend}
        />
      </Field>
      {choices.map(choice => (
        <Field key={choice} label={t('optionsWith', { choice })}>
          <TextArea
            rows={2}
            value={lists.find(({ field_value }) => isSame(choice, field_value))?.options ?? ''}
            onChange={typed => put(choice, typed)}
          />
        </Field>
      ))}
      {deciding &&
        gone.map(({ field_value, options }) => (
          <div key={field_value} className="surveys-options-gone">
            <p className="surveys-fault">{t('optionsWithGone', { choice: field_value, by: deciding.field_label })}</p>
            <p className="vk-meta">{optionsOf(options).join(', ')}</p>
            <Button
              size="small"
              variant="minimal"
              onClick={() =>
                by && onChange({ options_by: { ...by, lists: lists.filter(list => list.field_value !== field_value) } })
              }
            >
              {t('removeOptions')}
            </Button>
          </div>
        ))}
    </>
  )
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether the choices of a field can follow from another: a list beside it or outside its group that does not follow from it. */
const mayDecide = (other: FormField, field: FormField, fields: readonly FormField[]): boolean =>
  WITH_OPTIONS.has(other.field_type) &&
  (other.group_id === null || other.group_id === field.group_id) &&
  !followsFrom(other.field_name, field.field_name, fields)
