import { call, confirm, refreshCalls, toast, toastProblem, useList, useT } from '@core/ui'
import { useOrder } from '@core/ui/records'
import { useState } from 'react'
import type { FieldType } from '../../contract/field-types'
import type { FormField } from './form-field'
import { usedBy } from './label-and-name'
import { useDrafts } from './use-drafts'

const FIELDS = '/api/verticaldatafield'
const refresh = () => refreshCalls(FIELDS, '/api/vertical')

/** The fields of a form, and what can be done to them. */
export function useBuilder(formId: number) {
  const t = useT('surveys')
  const list = useList(FIELDS, { vertical_id: String(formId), sort: 'order', limit: 500 })
  const { rows, order } = useOrder(FIELDS, list.data?.rows)
  const drafts = useDrafts(rows)
  const { fields } = drafts
  const [chosenId, setChosenId] = useState<number | null>(null)
  const chosen = fields.find(({ id }) => id === chosenId)

  function choose(id: number | null): void {
    if (chosenId !== null) void drafts.leave(chosenId)
    setChosenId(id)
  }

  async function arrange(next: readonly FormField[]): Promise<void> {
    await drafts.flush()
    await order(next.map(field => ({ ...field, version: drafts.versionOf(field.id) ?? field.version })))
    await refreshCalls('/api/vertical')
  }

  /** Behind the chosen field, within its group; at the end when none is chosen. */
  async function add(field_type: FieldType): Promise<void> {
    const group =
      field_type === 'group' ? null : chosen?.field_type === 'group' ? chosen.id : (chosen?.group_id ?? null)
    const body = {
      vertical_id: formId,
      group_id: group,
      field_type,
      field_label: t(`field.verticaldatafield.field_type.${field_type}`),
    }
    const made = await call('post', FIELDS, { body })
    const behind = field_type === 'group' && chosen?.group_id ? chosen.group_id : chosen?.id
    const place = fields.findIndex(({ id }) => id === behind)
    choose(made.id)
    if (place >= 0 && place < fields.length - 1) await arrange(fields.toSpliced(place + 1, 0, made))
    else await refresh()
  }

  async function duplicate({ id }: FormField): Promise<void> {
    await drafts.flush()
    const made = await call('post', '/api/verticaldatafield/{id}/duplicate', { params: { path: { id } } })
    await refresh()
    choose(made.id)
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
    await drafts.flush()
    await call('delete', '/api/verticaldatafield/{id}', { params: { path: { id: field.id } } })
    for (const gone of [field, ...inside]) drafts.forget(gone.id)
    setChosenId(null)
    await refresh()
    toast(t('fieldDeleted', { name }), {
      undo: async () => {
        const back = await call('post', FIELDS, { body: bodyOf(field) })
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
    add: (kind: FieldType) => void add(kind).catch(toastProblem),
    duplicate: (field: FormField) => void duplicate(field).catch(toastProblem),
    remove: (field: FormField) => void remove(field).catch(toastProblem),
    /** The fields of one list in their new order; all others keep their places. */
    arrange(some: readonly FormField[]): void {
      const moved = new Set(some.map(({ id }) => id))
      let next = 0
      void arrange(fields.map(field => (moved.has(field.id) ? (some[next++] ?? field) : field))).catch(toastProblem)
    },
  }
}
export type Builder = ReturnType<typeof useBuilder>

const bodyOf = ({ id, company_id, version, created_at, updated_at, ...body }: FormField) => body
