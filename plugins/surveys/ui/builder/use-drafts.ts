import { call, Problem, refreshCalls, toast, toastProblem, useT } from '@core/ui'
import { isLeft, saveOver } from '@core/ui/forms'
import type { ShownNumbers } from '@core/ui/records'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type FormField, onScreen, storedGroup } from './form-field'
import { finished } from './unfinished'
import { useFieldColumns } from './use-field-columns'

/** How long typing rests before it is kept, in milliseconds. */
const REST = 600

type Changes = ReadonlyMap<number, Partial<FormField>>

const without = <Value>(map: ReadonlyMap<number, Value>, id: number) => new Map([...map].filter(([one]) => one !== id))
const filled = (change: Partial<FormField> | undefined) => Object.keys(change ?? {}).length > 0

/**
 * What is typed at fields shows at once and is kept when typing rests, one change after another. It stays as it was typed,
 * the space at its end too, until its field is left. What is typed at a field that the server does not know yet follows it.
 */
export function useDrafts(rows: readonly FormField[] | undefined, numbers: ShownNumbers) {
  const t = useT('surveys')
  const [typed, setTyped] = useState<Changes>(new Map())
  const [errors, setErrors] = useState<ReadonlyMap<number, Problem['fields']>>(new Map())
  const [unsent, setUnsent] = useState<Changes>(new Map())
  const [sending, setSending] = useState(0)
  const waiting = useRef(unsent)
  const asked = useFieldColumns(rows ?? [])
  /** Each field as it was before what waits was typed. */
  const seen = useRef(new Map<number, FormField>()).current
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<void>>(Promise.resolve())
  for (const row of rows ?? [])
    if (!waiting.current.has(row.id) && row.version >= (seen.get(row.id)?.version ?? 0)) seen.set(row.id, row)

  function wait(next: Changes): void {
    waiting.current = next
    setUnsent(next)
  }

  function type(id: number, change: Partial<FormField>): void {
    setTyped(now => new Map([...now, [id, { ...now.get(id), ...change }]]))
    wait(new Map([...waiting.current, [id, { ...waiting.current.get(id), ...change }]]))
  }

  function forget(id: number): void {
    wait(without(waiting.current, id))
    setTyped(now => without(now, id))
  }

  async function send(id: number): Promise<void> {
    const body = finished(waiting.current.get(id) ?? {})
    if (!filled(body)) return
    const [start, stored] = [seen.get(id), numbers.stored(id)]
    if (!start || stored === undefined) return
    setSending(count => count + 1)
    let sent = body
    try {
      const kept = await saveOver({
        fields: asked,
        start,
        change: body,
        async send(change, headers) {
          if (change !== body) type(id, change)
          sent = change
          const kept = await call('patch', '/api/verticaldatafield/{id}', {
            params: { path: { id: stored } },
            headers,
            body: storedGroup(change, numbers),
          })
          return onScreen(kept, numbers)
        },
      })
      seen.set(id, kept)
      setErrors(now => without(now, id))
      const left = Object.entries(waiting.current.get(id) ?? {}).filter(
        ([key, value]) => sent[key as keyof FormField] !== value,
      )
      wait(left.length ? new Map([...waiting.current, [id, Object.fromEntries(left)]]) : without(waiting.current, id))
      await refreshCalls('/api/verticaldatafield', '/api/vertical')
    } catch (error) {
      if (error instanceof Problem && Object.keys(error.fields).length > 0)
        setErrors(now => new Map([...now, [id, error.fields]]))
      else if (error instanceof Problem && error.status === 404) {
        // Nothing can be kept at it any more. The form, read anew, shows whether its draft is gone as well.
        forget(id)
        toast(t('fieldGone'))
        await refreshCalls('/api/verticaldatafield', '/api/vertical')
      } else if (!isLeft(error)) toastProblem(error)
    } finally {
      setSending(count => count - 1)
    }
  }

  const sendLast = useRef(send)
  sendLast.current = send
  const flush = useRef((): Promise<void> => {
    clearTimeout(timer.current)
    for (const id of waiting.current.keys()) queue.current = queue.current.then(() => sendLast.current(id))
    return queue.current
  }).current
  // What was typed last is kept by who leaves the screen, too.
  useEffect(() => () => void flush(), [flush])

  const fields = useMemo(() => (rows ?? []).map(row => ({ ...row, ...typed.get(row.id) })), [rows, typed])
  return {
    fields,
    state: sending > 0 ? ('saving' as const) : unsent.size > 0 ? ('notSaved' as const) : ('saved' as const),
    /** Something of it cannot be kept yet: half a formula, a name that is taken. */
    isUnfinished: (id: number) =>
      errors.has(id) || Object.keys(unsent.get(id) ?? {}).length > Object.keys(finished(unsent.get(id) ?? {})).length,
    errorsOf: (id: number) => errors.get(id),
    versionOf: (id: number) => seen.get(id)?.version,
    flush,
    /** The server has a new field: what was typed at it goes over what it made of it. */
    began(field: FormField): void {
      seen.set(field.id, field)
    },
    /** Left: it shows as it was kept. What could not be kept stays. */
    async leave(id: number): Promise<void> {
      await flush()
      if (!waiting.current.has(id)) setTyped(now => without(now, id))
    },
    forget,
    change(id: number, change: Partial<FormField>): void {
      type(id, change)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), REST)
    },
  }
}
