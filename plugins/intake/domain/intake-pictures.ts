import type { Context } from '@core/context/context'
import { readRow } from '@core/db/list'
import { formHolder } from '@plugins/surveys/contract'
import { Intake } from '../entities/intake'

/** Photos that were taken for the forms of a survey are photos of the survey as well. */
export async function picturesOfForms(context: Context, id: number): Promise<{ flow_data_item_id: number[] } | null> {
  const intake = await readRow(context, Intake, { id })
  const forms = intake?.flow_data_id ? await context.use(formHolder).formsOf(context, intake.flow_data_id) : []
  return forms.length ? { flow_data_item_id: forms } : null
}
