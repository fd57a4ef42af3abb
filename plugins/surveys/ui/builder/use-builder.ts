import { call, confirm, refreshCalls, toast, toastProblem, useList, useT } from '@core/ui'
import { ShownNumbers, useOrder } from '@core/ui/records'
import { useMemo, useRef, useState } from 'react'
import type { FieldType } from '../../contract/field-types'
import { type BegunField, begunField, withBegun } from './begun-field'
import { type FormField, onScreen, storedGroup } from './form-field'
import { usedBy } from './label-and-name'
import { useDrafts } from './use-drafts'

const FIELDS = '/api/verticaldatafield'
const refresh = () => refreshCalls(FIELDS, '/api/vertical')

/** Reads anew what was there when it was tried: it may be gone meanwhile. */
function tellFailed(error: unknown): void {
  toastProblem(error)
  void refresh()
}

/** The fields of a form, and what can be done to them. */
export function useBuilder(formId: number) {
  const t = useT('surveys')
  const list = useList(FIELDS, { vertical_id: String(formId), sort: 'order', limit: 500 })
  const { rows: stored, order } = useOrder(FIELDS, list.data?.rows)
  const [numbers] = useState(() => new ShownNumbers())
  const [begun, setBegun] = useState<readonly BegunField[]>([])
  const rows = useMemo(() => {
    const known = stored?.map(field => onScreen(field, numbers))
    return known && withBegun(known, begun)
  }, [stored, begun, numbers])
  const drafts = useDrafts(rows, numbers)
  const { fields } = drafts
  const latest = useRef({ fields, drafts })
  latest.current = { fields, drafts }
  /** Makes new fields, one after the other. */
  const making = useRef<Promise<void>>(Promise.resolve())
  const [freshId, setFreshId] = useState<number | null>(null)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const chosen = fields.find(({ id }) => id === chosenId)

  function choose(id: number | null): void {
    if (chosenId !== null) void drafts.leave(chosenId)
    setChosenId(id)
  }

  async function arrange(next: readonly FormField[]): Promise<void> {
    await making.current
    await drafts.flush()
    await put(next)
  }

  async function put(next: readonly FormField[]): Promise<void> {
    const { versionOf } = latest.current.drafts
    const rows = new Map<number, FormField>()
    for (const field of next) {
      const id = numbers.stored(field.id)
      // A new field may have been read before the answer that made it came: then it stands there twice.
      if (id === undefined || rows.has(id)) continue
      rows.set(id, { ...storedGroup(field, numbers), id, version: versionOf(field.id) ?? field.version })
    }
    await order([...rows.values()])
    await refreshCalls('/api/vertical')
  }

  /** Behind the chosen field, within its group; at the end when none is chosen. It is there at once, to be typed in. */
  function add(field_type: FieldType): void {
    const field = begunField({
      id: numbers.begin(),
      vertical_id: formId,
      group_id: field_type === 'group' ? null : chosen?.field_type === 'group' ? chosen.id : (chosen?.group_id ?? null),
      field_type,
      field_label: t(`field.verticaldatafield.field_type.${field_type}`),
    })
    const behind = field_type === 'group' && chosen?.group_id ? chosen.group_id : chosen?.id
    setBegun(now => [...now, { field, behind }])
    choose(field.id)
    setFreshId(field.id)
    making.current = making.current.then(() => make(field))
  }

  async function make(field: FormField): Promise<void> {
    const { vertical_id, group_id, field_type, field_label } = field
    const body = storedGroup({ vertical_id, group_id, field_type, field_label }, numbers)
    try {
      // What was typed before it: its place counts on the versions of the others.
      await latest.current.drafts.flush()
      const made = await call('post', FIELDS, { body })
      numbers.learn(field.id, made.id)
      latest.current.drafts.began(onScreen(made, numbers))
      if (latest.current.fields.at(-1)?.id === field.id) await refresh()
      else await put(latest.current.fields)
      await latest.current.drafts.flush()
    } catch (error) {
      tellFailed(error)
      latest.current.drafts.forget(field.id)
      setChosenId(now => (now === field.id ? null : now))
    } finally {
      setBegun(now => now.filter(one => one.field !== field))
    }
  }

  /** The number of a field at the server, once that has it and what was typed at it. */
  async function settled({ id }: FormField): Promise<number> {
    await making.current
    await drafts.flush()
    return numbers.stored(id) ?? id
  }

  async function duplicate(field: FormField): Promise<void> {
    const id = await settled(field)
    const made = await call('post', '/api/verticaldatafield/{id}/duplicate', { params: { path: { id } } })
    await refresh()
    choose(numbers.shown(made.id))
  }

  /** Asked first (R-VERT-007), and taken back by the toast: the field comes back where it stood. */
  async function remove(field: FormField): Promise<void> {
    const name = field.field_label
    const users = usedBy(field, fields).map(one => one.field_label)
    const text = [
      field.field_type === 'group' && t('deleteGroupText'),
      users.length > 0 && t('deleteFieldUsed', { names: users.join(', ') }),
    ]
    const sure = { title: t('deleteField', { name }), text: text.filter(Boolean).join(' '), verb: t('delete') }
    if (!(await confirm({ ...sure, danger: true }))) return
    const inside = fields.filter(({ group_id }) => group_id === field.id)
    await call('delete', '/api/verticaldatafield/{id}', { params: { path: { id: await settled(field) } } })
    for (const gone of [field, ...inside]) drafts.forget(gone.id)
    setChosenId(null)
    await refresh()
    toast(t('fieldDeleted', { name }), {
      undo: async () => {
        const back = await call('post', FIELDS, { body: bodyOf(storedGroup(field, numbers)) })
        for (const one of inside) await call('post', FIELDS, { body: { ...bodyOf(one), group_id: back.id } })
        await refresh()
        setChosenId(back.id)
      },
    })
  }

  return {
    ...drafts,
    list,
    chosen,
    choose,
    /** The field that was added last: its label waits to be typed. */
    freshId,
    state: begun.length > 0 ? ('saving' as const) : drafts.state,
    add,
    duplicate: (field: FormField) => void duplicate(field).catch(tellFailed),
    remove: (field: FormField) => void remove(field).catch(tellFailed),
    /** The fields of one list in their new order; all others keep their places. */
    arrange(some: readonly FormField[]): void {
      const moved = new Set(some.map(({ id }) => id))
      let next = 0
      void arrange(fields.map(field => (moved.has(field.id) ? (some[next++] ?? field) : field))).catch(tellFailed)
    },
  }
}
export type Builder = ReturnType<typeof useBuilder>

const bodyOf = ({ id, company_id, draft_of_id, version, created_at, updated_at, ...body }: FormField) => body
