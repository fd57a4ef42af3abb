import type { ReactNode } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '../fields/field.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { classes } from '../styles/classes.ts'
import { endAlong } from './end-along.ts'
import { FieldInput } from './field-input.tsx'
import { type FieldKind, type FormField, type FormItem, type FormValues, isField } from './form-field.ts'
import type { Entry } from './use-entry.ts'
import { useStreet } from './use-street.ts'
import './form.css'

/** Kinds that are several inputs under one label. */
const GROUPS: ReadonlySet<FieldKind | undefined> = new Set(['radio', 'datetime', 'richtext'])

/** The fields of an entry on a grid, with a summary when more than three are wrong. */
export function FormFields<Values extends FormValues>({
  entry,
  items,
  note,
}: {
  entry: Entry<Values>
  items: readonly FormItem<Values>[]
  /** Under the fields, of what stands in them now. */
  note?: (values: Values) => ReactNode
}) {
  const t = useCoreT()
  const { control, formState } = entry.form
  const values = useWatch({ control }) as Values
  useStreet(entry.form, entry.fields)
  const wrong = Object.keys(formState.errors).length
  return (
    <div className="vk-form">
      {entry.failure && (
        <p className="vk-form-failure" role="alert">
          {entry.failure}
        </p>
      )}
      {wrong > 3 && formState.isSubmitted && (
        <p className="vk-form-failure" role="alert">
          {t('errorsCount', { count: wrong })}
        </p>
      )}
      {items.map(item =>
        isField(item) ? (
          !item.hidden &&
          (!item.when || item.when(values)) && (
            <FormRow key={item.name} field={item} form={entry.form} values={values} />
          )
        ) : (
          <div className="vk-form-section" key={item.section}>
            <h3>{item.section}</h3>
            {item.help && <p className="vk-meta">{item.help}</p>}
          </div>
        ),
      )}
      {note?.(values)}
    </div>
  )
}

interface FormRowProps<Values extends FormValues> {
  field: FormField<Values>
  form: UseFormReturn<FormValues>
  values: Values
}

function FormRow<Values extends FormValues>({ field, form, values }: FormRowProps<Values>) {
  const fill = (name: string, value: unknown): void => form.setValue(name, value, { shouldDirty: true })
  const className = classes('vk-form-field', `vk-form-${field.width ?? 'full'}`)
  return (
    <Controller
      name={field.name}
      control={form.control}
      render={({ field: { value, onChange, onBlur, ref }, fieldState, formState }) => {
        // Leaving an untouched field is no reason to complain.
        const error = fieldState.isDirty || formState.isSubmitted ? fieldState.error?.message : undefined
        const change = (next: unknown): void => {
          onChange(next)
          const end = field.until && endAlong(value, next, values[field.until], field.lasting?.(values) ?? 'length')
          if (field.until && end) fill(field.until, end)
        }
        const bound = { value: value as unknown, onChange: change, onBlur, values, fill }
        const input = field.render ? field.render(bound) : <FieldInput field={field} control={bound} inputRef={ref} />
        if (field.kind === 'checkbox' || field.kind === 'switch') {
          return (
            <div className={className}>
              {input}
              {error && <div className="vk-field-error">{error}</div>}
            </div>
          )
        }
        return (
          <Field
            className={className}
            label={field.label}
            help={field.help}
            error={error}
            required={field.required}
            group={field.group ?? GROUPS.has(field.kind)}
          >
            {input}
          </Field>
        )
      }}
    />
  )
}
