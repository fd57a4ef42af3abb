import { call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { openOwner } from '@core/files/file-owners'
import { answer, createRecord, enrichRecords, find, withLocation } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { countedAnswers } from '../domain/counted-answers'
import { FlowData } from '../entities/flow-data'
import { FlowDataItem } from '../entities/flow-data-item'
import { flowData } from '../resources/flow-data'
import { flowDataItems, flowDataOf, sentBy } from '../resources/flow-data-items'

const enrich = flowDataItems.enrich ?? []
const counted = [sentBy, countedAnswers]

/** All forms of a dossier, in order. */
export const formsOfFlow = call({
  method: 'GET',
  path: 'flow/:id/flowdataitems',
  access: { module: 'CRM' },
  summary: 'The forms of a dossier that are filled in',
  params: idParams,
  response: t.Array(t.Intersect([rowWith(flowDataItems, enrich), t.Object(countedAnswers.fields)])),
  async run(context, { params: { id } }) {
    await openOwner(context, 'flow', id, 'read')
    const rows = await readRows(context, FlowDataItem, 'all', { flow_id: id }, 'order')
    await enrichRecords(counted, context, rows)
    return rows
  },
})

/** The forms of one survey, or of a template of one, in order. */
export const formsOfHolder = call({
  method: 'GET',
  path: 'flowdata/:id/flowdataitems',
  access: { module: 'CRM' },
  summary: 'The forms that are kept together: of a survey, or of a template',
  params: idParams,
  response: t.Array(t.Intersect([rowWith(flowDataItems, enrich), t.Object(countedAnswers.fields)])),
  async run(context, { params: { id } }) {
    await find(flowData, context, id)
    const rows = await readRows(context, FlowDataItem, 'all', { flow_data_id: id }, 'order')
    await enrichRecords(counted, context, rows)
    return rows
  },
})

/** Begins a form in a dossier. */
export const addFormToFlow = call({
  method: 'POST',
  path: 'flow/:id/addflowdataitem',
  access: { module: 'CRM' },
  summary: 'Begin a form in a dossier',
  status: 201,
  params: idParams,
  body: t.Object(
    {
      vertical_id: t.Integer({ minimum: 1 }),
      verticalversion_id: t.Optional(
        t.Integer({
          minimum: 1,
          description:
            'The version that is filled in, where it was begun on a device; what the form asks now unless told',
        }),
      ),
      description: t.Optional(t.Union([t.String({ maxLength: 255 }), t.Null()])),
      flow_data_id: t.Optional(
        t.Integer({ minimum: 1, description: 'What of the dossier it is kept with, such as a survey or a project' }),
      ),
    },
    { additionalProperties: false },
  ),
  response: rowWith(flowDataItems, enrich),
  async run(context, { params: { id }, body: { flow_data_id: kept, ...body } }) {
    await openOwner(context, 'flow', id, 'write')
    const holder = kept ? await openRecord(context, FlowData, { id: kept, flow_id: id }) : await flowDataOf(context, id)
    if (!holder) throw invalid('flow_data_id', 'core.unknown_reference')
    const made = await createRecord(flowDataItems, context, { ...body, flow_data_id: holder.id })
    return withLocation(await answer(flowDataItems, enrich, context, made), flowDataItems.path, made.id)
  },
})
