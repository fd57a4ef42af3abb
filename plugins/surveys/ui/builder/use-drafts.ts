import { call, ifUnchanged, Problem, refreshCalls, toastProblem } from '@core/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FormField } from './form-field'
import { finished } from './unfinished'

/** How long typing rests before it is kept, in milliseconds. */
const REST = 600

export type SavedState = 'saved' | 'saving' | 'notSaved'

/** What is typed at fields shows at once and is kept when typing rests, one change after another. */
export function useDrafts(rows: readonly FormField[] | undefined) {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Partial<FormField>>>(new Map())
  const [errors, setErrors] = useState<ReadonlyMap<number, Problem['fields']>>(new Map())
  const [sending, setSending] = useState(0)
  const typed = useRef(drafts)
  const versions = useRef(new Map<number, number>()).current
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<void>>(Promise.resolve())
  for (const { id, version } of rows ?? []) versions.set(id, Math.max(version, versions.get(id) ?? 0))

  function put(next: ReadonlyMap<number, Partial<FormField>>): void {
    typed.current = next
    setDrafts(next)
  }

  async function send(id: number): Promise<void> {
    const body = finished(typed.current.get(id) ?? {})
    if (!Object.keys(body).length) return
    setSending(count => count + 1)
    try {
      const headers = ifUnchanged([versions.get(id)])
      const kept = await call('patch', '/api/verticaldatafield/{id}', { params: { path: { id } }, headers, body })
      versions.set(id, kept.version)
      setErrors(now => new Map([...now].filter(([one]) => one !== id)))
      await refreshCalls('/api/verticaldatafield', '/api/vertical')
      const left = Object.entries(typed.current.get(id) ?? {}).filter(
        ([key, value]) => !(key in body) || body[key as keyof FormField] !== value,
      )
      const others = [...typed.current].filter(([one]) => one !== id)
      put(new Map(left.length ? [...others, [id, Object.fromEntries(left)]] : others))
    } catch (error) {
      if (error instanceof Problem && Object.keys(error.fields ?? {}).length)
        setErrors(now => new Map([...now, [id, error.fields]]))
      else toastProblem(error)
    } finally {
      setSending(count => count - 1)
    }
  }

  const flush = useRef(() => queue.current).current
  const sendAll = useRef(send)
  sendAll.current = send
  const flushNow = useRef(() => {
    clearTimeout(timer.current)
    for (const id of typed.current.keys()) queue.current = queue.current.then(() => sendAll.current(id))
    return flush()
  }).current
  // What was typed last is kept by who leaves the screen, too.
  useEffect(() => () => void flushNow(), [flushNow])

  const fields = useMemo(() => (rows ?? []).map(row => ({ ...row, ...drafts.get(row.id) })), [rows, drafts])
  const state: SavedState = sending > 0 ? 'saving' : drafts.size > 0 ? 'notSaved' : 'saved'
  return {
    fields,
    state,
    errorsOf: (id: number) => errors.get(id),
    versionOf: (id: number) => versions.get(id),
    flush: flushNow,
    forget: (id: number) => put(new Map([...typed.current].filter(([one]) => one !== id))),
    change(id: number, change: Partial<FormField>): void {
      put(new Map([...typed.current, [id, { ...typed.current.get(id), ...change }]]))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flushNow(), REST)
    },
  }
}
