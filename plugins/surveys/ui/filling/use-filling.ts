import { Problem } from '@core/ui'
import { useAutosave, useSaveQueue } from '@core/ui/records'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnswerConflict } from '../../domain/merge-answers'
import { placeOf } from '../../domain/questions'
import { withAnswer } from '../../domain/with-answer'
import { formOf } from '../../domain/work-out'
import type { Answers } from '../answers/asked-field'
import type { FormDoor, FormItem, KeptDraft, Misfit } from './door'
import { leftOf, NOTHING_TYPED, partOf, typed } from './draft'
import { joinKept, NOTHING_KEPT, withMisfits } from './join-kept'
import { isBegunHere } from './on-device'
import { useWhenSeen } from './use-when-seen'

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
export function useFilling(item: FormItem, door: FormDoor) {
  const fields = useMemo(() => item.fields ?? [], [item.fields])
  const [kept, setKept] = useState<KeptDraft>(NOTHING_KEPT)
  const { draft, conflicts, misfits = [], finished } = kept
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [safe, setSafe] = useState(true)
  const here = isBegunHere(item)
  const queue = useSaveQueue({ kept: true })
  const now = useRef({ item, door, errors, kept })
  Object.assign(now.current, { item, door })

  async function put(change: Partial<KeptDraft>): Promise<void> {
    const next = { ...now.current.kept, ...change }
    now.current.kept = next
    setKept(next)
    const { draft, conflicts, misfits = [], finished } = next
    const waits = count(draft.changes) + conflicts.length + misfits.length > 0 || finished !== undefined || here
    setSafe(await now.current.door.keep(waits ? next : null))
  }

  function refuse(next: Readonly<Record<string, string>>): void {
    now.current.errors = next
    setErrors(next)
  }

  const isRefused = (name: string): boolean =>
    Object.keys(now.current.errors).some(place => place === name || place.startsWith(`${name}.`))

  async function send(): Promise<void> {
    const sent = partOf(now.current.kept.draft, name => !isRefused(name))
    if (!count(sent.changes)) return
    try {
      const { conflicts: told, ...answer } = await now.current.door.save(sent)
      const { left, conflicts: later } = leftOf(fields, now.current.kept.draft, sent, answer.field_values)
      void put({ draft: left, conflicts: [...now.current.kept.conflicts, ...told, ...later], refusal: undefined })
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 422) {
        if (error instanceof Problem && (error.status === 409 || error.status === 404)) void now.current.door.refresh()
        throw error
      }
      const refused = placesOf(error.fields, sent.changes)
      if (!count(refused)) throw error
      // It may rest on what somebody else filled in meanwhile.
      void now.current.door.refresh()
      refuse({ ...now.current.errors, ...refused })
      void put({ finished: undefined })
      await send()
    }
  }

  const latest = useRef(send)
  latest.current = send
  const autosave = useAutosave<null>(queue, () => latest.current())
  const { insist } = queue

  /** Takes over what closed windows of this device left, and sends it. */
  async function takeOver(): Promise<void> {
    await now.current.door.takeOver(async left => {
      const joined = left.reduce<KeptDraft>((one, other) => joinKept(fields, one, other), now.current.kept)
      await put(withMisfits(fields, joined))
      if (!here) void insist(() => latest.current())
    })
  }
  useWhenSeen(takeOver)

  // The form may ask less than when this was filled in.
  const sifted = useRef(() => withMisfits(fields, now.current.kept))
  sifted.current = () => withMisfits(fields, now.current.kept)
  const keep = useRef(put)
  keep.current = put
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every other form that the server answers
  useEffect(() => {
    const next = sifted.current()
    if (next !== now.current.kept) void keep.current(next)
  }, [fields])

  function change(name: string, value: unknown): void {
    // A list that follows from it may take now what it did not.
    const lists = fields.filter(({ options_by }) => options_by).map(field => field.group ?? field.field_name)
    refuse(
      Object.fromEntries(
        Object.entries(now.current.errors).filter(([place]) => ![name, ...lists].includes(place.split('.')[0] ?? '')),
      ),
    )
    void put({ draft: typed(now.current.kept.draft, now.current.item.field_values, name, value) })
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
      void put({ conflicts: now.current.kept.conflicts.filter(one => one !== conflict) })
      if (!mine) return
      const { name, value } = withAnswer(filled.answers, placeOfConflict(conflict), conflict.yours)
      change(name, value)
    },
    misfits,
    /** Ends a misfit: its answer belongs to this field, or goes. */
    place(misfit: Misfit, name: string | null): void {
      void put({ misfits: now.current.kept.misfits?.filter(one => one !== misfit) })
      if (name !== null) change(name, misfit.value)
    },
    /** Why the server would not take it in, when it was asked before the form was opened. */
    refusal: kept.refusal,
    queue,
    /** Set once it is ready: it is sent as such, with this key, as soon as the server has all of it. */
    finished,
    finish: (ready: boolean, confirmed: KeptDraft['confirmed'] = {}) =>
      void put(ready ? { finished: crypto.randomUUID(), confirmed } : { finished: undefined, confirmed: undefined }),
    /** Numbers that whoever finished it says are right. */
    confirmed: kept.confirmed ?? {},
    /** Sends once more what the server would not take in. */
    sendAgain: () => void insist(() => latest.current()),
    /** Lets go of what was filled in here and is not on the server. */
    forget: () => void put({ draft: NOTHING_TYPED, conflicts: [], misfits: [] }),
    /** Answers that the server has not got. */
    waiting: count(draft.changes) + misfits.length,
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
