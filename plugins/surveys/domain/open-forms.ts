import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { openRecords } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { Vertical } from '../entities/vertical'
import { refuseBesideDraft } from './form-draft'

/**
 * Holds the forms that fields belong to and notes that they change: what is filled in from now on is asked as they are now.
 *
 * @throws Problem 422 for a form that is not there, 409 for one of which there is a draft
 */
export async function openForms(context: Context, fields: readonly { readonly vertical_id: number }[]): Promise<void> {
  const ids = [...new Set(fields.map(({ vertical_id }) => vertical_id))]
  const forms = await openRecords(context, Vertical, { id: ids }, { sort: 'id', hold: true })
  if (forms.length < ids.length) throw invalid('vertical_id', 'core.not_found')
  for (const form of forms) await refuseBesideDraft(context, form)
  for (const form of forms) form.revision += 1
  await writeNow(context)
}
