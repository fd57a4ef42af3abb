import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { type FieldError, type UseFormReturn, useForm } from 'react-hook-form'
import { Problem } from '../api/problem.ts'
import { asBody, formName, valueIn } from '../custom-fields/custom-form.ts'
import { toast } from '../feedback/toast.tsx'
import { coreText } from '../i18n/use-t.ts'
import { ifUnchanged } from '../sorting/if-unchanged.ts'
import { type FieldKind, type FormField, type FormItem, type FormValues, isField } from './form-field.ts'
import { settleConflict } from './settle-conflict.tsx'
import { validateField } from './validate-field.ts'

/** Headers of a change that goes over no other version of the record than the one that the form was filled from. */
export type IfAsSeen = Partial<ReturnType<typeof ifUnchanged>>

export interface EntryOptions<Values extends FormValues> {
  fields: readonly FormItem<Values>[]
  values: Partial<Values>
  /**
   * Sends what was filled in; `changed` holds only the fields that differ from `values`, for a PATCH, which sends `seen`
   * along: what the screen read meanwhile does not stand in the form.
   */
  onSave: (values: Values, changed: Partial<Values>, seen: IfAsSeen) => Promise<unknown>
  onSaved?(answer: unknown): void
  /** Starts over with `values` after saving: passwords, quick entry. */
  clearAfterSave?: boolean
}

export interface Entry<Values extends FormValues> {
  form: UseFormReturn<FormValues>
  fields: FormField<Values>[]
  /** Problem that belongs to no field. */
  failure: string | null
  busy: boolean
  submit: (event?: FormEvent) => void
  /** Whether something would be lost. */
  dirty: boolean
}

/**
 * State of a form: an invalid one sends nothing (R-FORM-001), errors show once a field is dirty or a submit was tried
 * (R-FORM-002), and what the server refuses lands at its field.
 */
export function useEntry<Values extends FormValues>({
  fields: items,
  values,
  onSave,
  onSaved,
  clearAfterSave,
}: EntryOptions<Values>): Entry<Values> {
  const fields = items.filter(isField)
  const form = useForm<FormValues>({
    defaultValues: startValues(fields, values),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    resolver: given => resolve(fields, given as Values),
  })
  const [failure, setFailure] = useState<string | null>(null)
  const seen = useRef<IfAsSeen>(typeof values.version === 'number' ? ifUnchanged([values.version]) : {})
  const { isDirty, isSubmitting, dirtyFields } = form.formState
  const names = fields.map(({ name }) => name).join()
  const asked = useRef(names)
  // Fields that join a form while somebody fills it in start with what stands in the record; what was typed stays.
  useLayoutEffect(() => {
    if (asked.current === names) return
    asked.current = names
    form.reset(startValues(fields, values), { keepDirtyValues: true, keepDirty: true })
  })

  async function save(given: FormValues): Promise<void> {
    setFailure(null)
    const asked = Object.fromEntries(Object.entries(given).filter(([name]) => isAsked(fields, name, given as Values)))
    const changed = Object.fromEntries(Object.entries(asked).filter(([name]) => dirtyFields[name]))
    try {
      const answer = await onSave(asBody(asked) as Values, asBody(changed) as Partial<Values>, seen.current)
      // What is typed from now on is a change of what was saved just now.
      const version = (answer as { version?: unknown } | null | undefined)?.version
      if (seen.current['If-Match'] && typeof version === 'number') seen.current = ifUnchanged([version])
      form.reset(clearAfterSave ? startValues(fields, values) : given)
      onSaved?.(answer)
    } catch (error) {
      if (error instanceof Problem && error.stale) await settle(error, given)
      else refuse(error)
    }
  }

  /** Somebody else saved in between. Until the user has chosen, the next save is refused again. */
  async function settle({ source, body }: Problem, given: FormValues): Promise<void> {
    const start = (form.formState.defaultValues ?? {}) as FormValues
    const current = (body.current ?? {}) as FormValues
    const settled = await settleConflict({ fields, start, given, current, url: source?.url })
    if (!settled) return
    if (source?.etag) seen.current = { 'If-Match': source.etag }
    for (const [name, value] of Object.entries(settled)) form.setValue(name, value, { shouldDirty: true })
    await save(settled)
  }

  function refuse(error: unknown): void {
    if (!(error instanceof Problem)) throw error
    const known = Object.entries(error.fields)
      .map(([name, texts]) => [formName(name), texts] as const)
      .filter(([name]) => fields.some(field => field.name === name && !field.hidden))
    for (const [name, texts] of known) form.setError(name, { type: 'server', message: texts.join(' ') })
    if (known[0]) form.setFocus(known[0][0])
    else setFailure(error.message)
  }

  return {
    form,
    fields,
    failure,
    busy: isSubmitting,
    dirty: isDirty,
    submit: event => {
      event?.preventDefault()
      event?.stopPropagation()
      form
        .handleSubmit(save)()
        .catch((error: unknown) => {
          console.error(error)
          toast(coreText('saveFailed'), { tone: 'danger' })
        })
    },
  }
}

/** What a field starts with when there is nothing: no is an answer, and no labels at all are too. */
const NOTHING: Partial<Record<FieldKind, unknown>> = { checkbox: false, switch: false, tags: [] }

function startValues<Values extends FormValues>(fields: FormField<Values>[], values: Partial<Values>): FormValues {
  return Object.fromEntries(
    fields.map(({ name, kind = 'text' }) => [name, valueIn(values, name) ?? NOTHING[kind] ?? null]),
  )
}

function isAsked<Values extends FormValues>(fields: FormField<Values>[], name: string, values: Values): boolean {
  const field = fields.find(candidate => candidate.name === name)
  return field !== undefined && (!field.when || field.when(values))
}

function resolve<Values extends FormValues>(fields: FormField<Values>[], values: Values) {
  const errors: Record<string, FieldError> = {}
  for (const field of fields) {
    const message = validateField(field, values[field.name], values)
    if (message) errors[field.name] = { type: 'invalid', message }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
