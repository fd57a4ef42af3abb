import type { Context } from '@core/context/context'
import { readRow } from '@core/db/list'
import type { EntityOf } from '@core/db/mapped'
import { formHolder } from '.'

/** Photos that were taken for the forms of a survey or a project are photos of that as well. */
export const picturesOfForms =
  (entity: EntityOf<{ id: number; flow_data_id?: number | null }>) =>
  async (context: Context, id: number): Promise<{ flow_data_item_id: number[] } | null> => {
    const work = await readRow(context, entity, { id })
    const forms = work?.flow_data_id ? await context.use(formHolder).formsOf(context, work.flow_data_id) : []
    return forms.length ? { flow_data_item_id: forms } : null
  }
