import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { Vertical } from '../entities/vertical'
import { VerticalDataField } from '../entities/vertical-data-field'
import { VerticalVersion } from '../entities/vertical-version'
import { withGroups } from './work-out'

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
  'staff_only',
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
