import { insertRecord } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecord, openRecords } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { addPicture, ownerColumnsOf } from '@core/files/pictures/pictures'
import { createRecords, removeRecord, updateRecord } from '@core/resource/record'
import { move } from '@core/states/move'
import { Upload } from '@core/storage/accepted-file'
import type { FormHolder } from '../contract'
import { FlowData } from '../entities/flow-data'
import { FlowDataItem } from '../entities/flow-data-item'
import { Vertical } from '../entities/vertical'
import { VerticalVersion } from '../entities/vertical-version'
import { flowDataItems } from '../resources/flow-data-items'
import { fittingAnswers } from './check-answers'
import { versionNow } from './form-version'
import { itemStates } from './item-states'
import { workedOut } from './kept-form'

/** Keeps the forms of what belongs to a dossier, such as a survey of it, and of its templates. */
export const holdForms: FormHolder = {
  begin: async (context, flow_id) => (await insertRecord(context, FlowData, { flow_id })).id,
  async copy(context, { from, to, withAnswers }) {
    const forms = await openRecords(context, FlowDataItem, { flow_data_id: from, deleted_at: null }, { sort: 'order' })
    const copies = []
    for (const { vertical_id, description, order, field_values } of forms) {
      const { form, version } = await versionNow(context, vertical_id)
      const answers = withAnswers ? { field_values: fittingAnswers(version.fields, field_values) } : {}
      // What is no longer on offer stays where it is.
      if (!form.archived) copies.push({ flow_data_id: to, vertical_id, description, order, ...answers })
    }
    if (copies.length) await createRecords(flowDataItems, context, copies, { takenOver: true })
  },
  async clear(context, flow_data_id) {
    const open = await openRecords(context, FlowDataItem, { flow_data_id, status: 'open', deleted_at: null })
    for (const form of open) await removeRecord(flowDataItems, context, form)
  },
  async countsOf(context, ids) {
    const forms = ids.length
      ? await readRows(context, FlowDataItem, ['flow_data_id', 'status'], { flow_data_id: [...ids] })
      : []
    const perHolder = Map.groupBy(forms, ({ flow_data_id }) => flow_data_id)
    return new Map(
      [...perHolder].map(([id, own]) => [
        id,
        { forms: own.length, sent: own.filter(({ status }) => status === 'sent').length },
      ]),
    )
  },
  async adopt(context, flow_data_id, flow_id) {
    for (const form of await openRecords(context, FlowDataItem, { flow_id, deleted_at: null }))
      form.flow_data_id = flow_data_id
    // Who asks for the forms of the holder next finds them.
    await writeNow(context)
  },
  async beginEach(context, { holder, type }) {
    const offered = await readRows(context, Vertical, ['id'], { type, archived: 0 }, 'id')
    const forms = offered.map(({ id }, order) => ({ flow_data_id: holder, vertical_id: id, order }))
    if (forms.length) await createRecords(flowDataItems, context, forms)
  },
  async finish(context, id, { answers, signature }) {
    const item = await openRecord(context, FlowDataItem, id)
    const version = item && (await openRecord(context, VerticalVersion, item.verticalversion_id))
    if (!item || !version) return
    await updateRecord(flowDataItems, context, item, workedOut(version.fields, answers))
    const asked = version.fields.findLast(({ field_type, group }) => field_type === 'signature' && group === null)
    if (asked) {
      const { vertical_id } = item
      const owner = await ownerColumnsOf(context, {
        ...{ flow_data_item_id: id, vertical_id, field_name: asked.field_name },
      })
      const drawn = { bytes: signature, contentType: 'image/png', extension: 'png' }
      await addPicture(context, new Upload('handtekening.png', signature.length, drawn), owner)
    }
    await move(context, itemStates, item, 'send', { set: { sent_user_id: context.user?.id ?? null } })
  },
  formsOf: async (context, flow_data_id) =>
    (await readRows(context, FlowDataItem, ['id'], { flow_data_id }, 'order')).map(({ id }) => id),
}
