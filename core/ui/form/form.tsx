import { type ReactNode, useEffect } from 'react'
import { Button } from '../buttons/button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { useLeaveGuard } from '../page/leave-guard.ts'
import type { FormItem, FormValues } from './form-field.ts'
import { FormFields } from './form-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import { isSaveKey } from './save-key.ts'
import { useAddedFields } from './use-added-fields.ts'
import { type EntryOptions, useEntry } from './use-entry.ts'

export interface FormProps<Values extends FormValues> extends EntryOptions<Values> {
  fields: readonly FormItem<Values>[]
  /** Address of the list that the record is in: what other plugins and the company add to it is asked too. */
  resource?: string
  verb?: string
  /** Under the fields, above the save bar. */
  children?: ReactNode
}

/** A form in a page: a save bar appears once something changed, Ctrl S saves, leaving asks first. */
export function Form<Values extends FormValues>(props: FormProps<Values>) {
  const added = useAddedFields<Values>(props.resource, props.values?.id)
  if (!added) return null
  const { items, values } = added
  return <FilledForm {...props} fields={[...props.fields, ...items]} values={{ ...props.values, ...values }} />
}

function FilledForm<Values extends FormValues>({ verb, children, ...options }: FormProps<Values>) {
  const t = useCoreT()
  const entry = useEntry(options)
  const { dirty, submit } = entry
  const changes = Object.keys(entry.form.formState.dirtyFields).length
  useLeaveGuard(dirty)
  useEffect(() => {
    if (!dirty) return
    const onKey = (event: KeyboardEvent): void => {
      if (!isSaveKey(event)) return
      event.preventDefault()
      submit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [dirty, submit])
  return (
    <form className="vk-stack" onSubmit={submit} noValidate>
      <FormFields entry={entry} items={options.fields} />
      {children}
      {dirty && (
        <SaveBar text={t('unsavedCount', { count: changes })}>
          <Button onClick={() => entry.form.reset()}>{t('discard')}</Button>
          <Button type="submit" variant="primary" busy={entry.busy} hotkey="Ctrl S">
            {verb ?? t('save')}
          </Button>
        </SaveBar>
      )}
    </form>
  )
}
