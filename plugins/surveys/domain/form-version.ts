import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecord, openRecords } from '@core/db/open-record'
import { Vertical } from '../entities/vertical'
import { VerticalDataField } from '../entities/vertical-data-field'
import { type KeptField, VerticalVersion } from '../entities/vertical-version'
import { withGroups } from './work-out'

/** Columns that a version keeps of each field. */
const KEPT = [
  'id',
  'vertical_id',
  'group_id',
  'order',
  'field_type',
  'field_label',
  'field_name',
  'description',
  'unit',
  'options',
  'required',
  'recurring',
  'staff_only',
  'own_answer',
  'options_by',
  'decimals',
  'min_value',
  'max_value',
  'default_value',
  'least_photos',
  'calculationrules',
  'showrules',
] as const

/** A form as it says itself which version of it is the current one. */
interface Form {
  readonly id: number
  readonly revision: number
}

/** What a form asks, kept under a number of its own. */
export interface KeptVersion {
  readonly id: number
  readonly vertical_id: number
  readonly revision: number
  readonly description: string
  readonly fields: readonly KeptField[]
}

/**
 * What a form asks now, kept as a version that later changes leave alone. The form is held meanwhile, so that of sixteen
 * who begin at once one makes it.
 *
 * @throws Problem 404 for a form that is not there
 */
export async function versionNow(context: Context, verticalId: number) {
  const form = await openRecord(context, Vertical, { id: verticalId }, { hold: true })
  if (!form) throw notFound()
  const version = (await versionsOf(context, [form])).get(form.id)
  if (!version) throw notFound()
  return { form, version }
}

/**
 * The version that each of these forms is at, by the number of the form; one that was not kept yet is kept now. What a
 * device is told of a form stays readable so, whatever the office makes of the form while the device is away.
 */
export async function versionsOf(context: Context, forms: readonly Form[]): Promise<ReadonlyMap<number, KeptVersion>> {
  const known = await keptVersions(context, forms)
  const lacking = forms.flatMap(({ id }) => (known.has(id) ? [] : [id]))
  if (!lacking.length) return known
  const held = await openRecords(context, Vertical, { id: lacking }, { sort: 'id', hold: true })
  const meanwhile = await keptVersions(context, held)
  const fresh = held.filter(({ id }) => !meanwhile.has(id))
  const where = { vertical_id: fresh.map(({ id }) => id) }
  const fields = fresh.length ? await readRows(context, VerticalDataField, KEPT, where, 'order') : []
  const made = fresh.map(({ id, revision, description }) => ({
    ...{ vertical_id: id, revision, description },
    fields: withGroups(fields.filter(({ vertical_id }) => vertical_id === id)).map(
      ({ vertical_id: _, ...field }) => field,
    ),
  }))
  const ids = await insertRows(context, VerticalVersion, made)
  const inserted = made.map((version, at) => [version.vertical_id, { ...version, id: Number(ids[at]) }] as const)
  return new Map([...known, ...meanwhile, ...inserted])
}

/** Of these forms the current version of those that have one. */
async function keptVersions(context: Context, forms: readonly Form[]): Promise<Map<number, KeptVersion>> {
  const where = { vertical_id: forms.map(({ id }) => id), revision: forms.map(({ revision }) => revision) }
  const found = forms.length ? await readRows(context, VerticalVersion, ['id', 'vertical_id', 'revision'], where) : []
  const current = found.filter(one =>
    forms.some(({ id, revision }) => id === one.vertical_id && revision === one.revision),
  )
  const versions = current.length
    ? await readRows(context, VerticalVersion, 'all', { id: current.map(({ id }) => id) })
    : []
  return new Map(versions.map(version => [version.vertical_id, version]))
}
