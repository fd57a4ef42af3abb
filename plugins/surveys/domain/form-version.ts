import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { type FilledForm, formOf } from '@core/expressions/formula/filled-form'
import { Vertical } from '../entities/vertical'
import { VerticalDataField } from '../entities/vertical-data-field'
import { type KeptField, VerticalVersion } from '../entities/vertical-version'

/** Columns that a version keeps of each field. */
const KEPT = [
  'id',
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
  'calculationrules',
  'showrules',
] as const

/**
 * What a form asks now, kept as a version that later changes leave alone. The form is held meanwhile, so that of sixteen
 * who begin at once one makes it.
 *
 * @throws Problem 404 for a form that is not there
 */
export async function versionNow(context: Context, verticalId: number) {
  const form = await openRecord(context, Vertical, { id: verticalId }, { hold: true })
  if (!form) throw notFound()
  const { revision, description } = form
  const known = await openRecord(context, VerticalVersion, { vertical_id: verticalId, revision })
  if (known) return { form, version: known }
  const fields = await readRows(context, VerticalDataField, KEPT, { vertical_id: verticalId }, 'order')
  const version = await insertRecord(context, VerticalVersion, {
    vertical_id: verticalId,
    revision,
    description,
    fields: withGroups(fields),
  })
  return { form, version }
}

/** Fields name their group, as formulas and rules do. */
function withGroups<F extends { id: number; group_id: number | null; field_name: string }>(fields: readonly F[]) {
  const names = new Map(fields.map(({ id, field_name }) => [id, field_name]))
  return fields.map(({ group_id, ...field }) => ({
    ...field,
    group: group_id === null ? null : (names.get(group_id) ?? null),
  }))
}

/** The answers with all that follows from them. */
export const workOut = (fields: readonly KeptField[], answers: Readonly<Record<string, unknown>>): FilledForm =>
  formOf(fields)(answers)
