import { call } from '@core/context/call'
import { Problem } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { Picture } from '@core/files/pictures/picture'
import { answer, find } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { move } from '@core/states/move'
import { lacking } from '../domain/check-answers'
import { itemStates } from '../domain/item-states'
import { workOut } from '../domain/work-out'
import { VerticalVersion } from '../entities/vertical-version'
import { flowDataItems } from '../resources/flow-data-items'

const enrich = flowDataItems.enrich ?? []
const answered = { params: idParams, access: { module: 'CRM' }, response: rowWith(flowDataItems, enrich) } as const

/** A form is ready: nothing that must be filled in is empty any more (C-0574). */
export const sendItem = call({
  ...answered,
  method: 'POST',
  path: 'flowdataitem/:id/markSent',
  summary: 'Say that a form is filled in; it is locked from then on',
  async run(context, { params: { id } }) {
    const item = await find(flowDataItems, context, id)
    const version = await openRecord(context, VerticalVersion, item.verticalversion_id)
    const fields = version?.fields ?? []
    const photos = await readRows(context, Picture, ['field_name'], { flow_data_item_id: id })
    const pictured = new Set(photos.flatMap(({ field_name }) => field_name ?? []))
    const empty = lacking(fields, workOut(fields, item.field_values), pictured)
    if (empty.length && item.status === 'open')
      throw new Problem(422, 'surveys.still_empty', {
        values: { fields: empty.map(({ field_label }) => field_label).join(', ') },
        errors: Object.fromEntries(
          empty.map(({ field_name }) => [`field_values.${field_name}`, { key: 'core.required' }]),
        ),
      })
    await move(context, itemStates, item, 'send')
    return answer(flowDataItems, enrich, context, item)
  },
})

/** Back to who fills it in (C-0573, R-SURV-010). */
export const reopenItem = call({
  ...answered,
  method: 'POST',
  path: 'flowdataitem/:id/rollBackStatus',
  summary: 'Open a form again, so that it can be filled in further',
  async run(context, { params: { id } }) {
    const item = await find(flowDataItems, context, id)
    await move(context, itemStates, item, 'reopen')
    return answer(flowDataItems, enrich, context, item)
  },
})
