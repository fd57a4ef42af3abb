import { Problem } from '@core/ui'
import { useAutosave, useSaveQueue } from '@core/ui/records'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnswerConflict } from '../../domain/merge-answers'
import { placeOf } from '../../domain/questions'
import { formOf } from '../../domain/work-out'
import type { Answers } from '../answers/asked-field'
import { withAnswer } from '../answers/with-answer'
import type { FormDoor, FormItem, KeptDraft } from './door'
import { type Draft, leftOf, NOTHING_TYPED, partOf, typed } from './draft'
import { isBegunHere } from './on-device'

const count = (answers: Answers): number => Object.keys(answers).length

/** Where a conflict is told: conflicts of rows name their group before the dot. */
export function placeOfConflict({ field_name, row_id }: AnswerConflict): string {
  const [group, name] = field_name.split('.')
  return name && group ? placeOf(name, group, row_id) : field_name
}

/**
 * A form while somebody fills it in. What is typed shows and is worked out at once, is kept on this device, and goes to the
 * server 1,500 ms after the last change (R-SURV-002); what the server has not taken in waits for it, also when the page is
 * closed.
 */
export function useFilling(item: FormItem, kept: KeptDraft | undefined, door: FormDoor) {
  const fields = useMemo(() => item.fields ?? [], [item.fields])
  const [draft, setDraft] = useState<Draft>(kept?.draft ?? NOTHING_TYPED)
  const [conflicts, setConflicts] = useState<readonly AnswerConflict[]>(kept?.conflicts ?? [])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [finished, setFinished] = useState(kept?.finished)
  const [safe, setSafe] = useState(true)
  const here = isBegunHere(item)
  const queue = useSaveQueue({ kept: true })
  const now = useRef({ item, door, draft, conflicts, errors, finished })
  Object.assign(now.current, { item, door })

  function put(change: Partial<KeptDraft>): void {
    Object.assign(now.current, change)
    const { door, draft, conflicts, finished } = now.current
    setDraft(draft)
    setConflicts(conflicts)
    setFinished(finished)
    const waits = count(draft.changes) > 0 || conflicts.length > 0 || finished !== undefined || here
    void door.keep(waits ? { draft, conflicts, finished } : null).then(setSafe)
  }

  function refuse(next: Readonly<Record<string, string>>): void {
    now.current.errors = next
    setErrors(next)
  }

  const isRefused = (name: string): boolean =>
    Object.keys(now.current.errors).some(place => place === name || place.startsWith(`${name}.`))

  async function send(): Promise<void> {
    const sent = partOf(now.current.draft, name => !isRefused(name))
    if (!count(sent.changes)) return
    try {
      const { conflicts: told, ...answer } = await now.current.door.save(sent)
      const { left, conflicts: later } = leftOf(fields, now.current.draft, sent, answer.field_values)
      put({ draft: left, conflicts: [...now.current.conflicts, ...told, ...later] })
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 422) {
        if (error instanceof Problem && (error.status === 409 || error.status === 404)) void now.current.door.refresh()
        throw error
      }
      const refused = placesOf(error.fields, sent.changes)
      if (!count(refused)) throw error
      refuse({ ...now.current.errors, ...refused })
      put({ finished: undefined })
      await send()
    }
  }

  const latest = useRef(send)
  latest.current = send
  const autosave = useAutosave<null>(queue, () => latest.current())
  const { insist } = queue
  // What an earlier page could not send goes now.
  useEffect(() => {
    if (!here && count(now.current.draft.changes)) void insist(() => latest.current())
  }, [insist, here])

  function change(name: string, value: unknown): void {
    refuse(Object.fromEntries(Object.entries(now.current.errors).filter(([place]) => place.split('.')[0] !== name)))
    put({ draft: typed(now.current.draft, now.current.item.field_values, name, value) })
    if (!here) autosave(null)
  }

  const form = useMemo(() => formOf(fields), [fields])
  const answers = useMemo(() => ({ ...item.field_values, ...draft.changes }), [item.field_values, draft.changes])
  const filled = useMemo(() => form(answers), [form, answers])

  return {
    fields,
    filled,
    change,
    errors,
    conflicts,
    /** Ends a conflict: what was filled in here takes the place of what is there, or goes. */
    settle(conflict: AnswerConflict, mine: boolean): void {
      put({ conflicts: now.current.conflicts.filter(one => one !== conflict) })
      if (!mine) return
      const { name, value } = withAnswer(filled.answers, placeOfConflict(conflict), conflict.yours)
      change(name, value)
    },
    queue,
    /** Set once it is ready: it is sent as such, with this key, as soon as the server has all of it. */
    finished,
    finish: (ready: boolean) => put({ finished: ready ? crypto.randomUUID() : undefined }),
    /** Sends once more what the server would not take in. */
    sendAgain: () => void insist(() => latest.current()),
    /** Lets go of what was filled in here and is not on the server. */
    forget: () => put({ draft: NOTHING_TYPED, conflicts: [] }),
    /** Answers that the server has not got. */
    waiting: count(draft.changes),
    /** The device keeps what waits. */
    safe,
  }
}

export type Filling = ReturnType<typeof useFilling>

/** What the server says of answers, at their place in the form: it numbers the rows of a group. */
function placesOf(errors: Problem['fields'], sent: Answers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, [text = '']]) => {
      const [, name = '', at, field_name] = key.split('.')
      if (!Object.hasOwn(sent, name)) return []
      const rows = sent[name]
      const row = at === undefined || !Array.isArray(rows) ? undefined : (rows[Number(at)] as Answers | undefined)
      return [[row && field_name ? placeOf(field_name, name, row.row_id) : name, text]]
    }),
  )
}
