import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { deleteRows } from '@core/db/write'
import { enrichRecords, find, findAll, withVersion } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { idParams, rowWith } from '@core/resource/schemas'
import { customerPlace, customerPlaces, placeData } from '@plugins/crm/contract/locations'
import { type Static, Type as t } from '@sinclair/typebox'
import { placesOfItems } from '../domain/items-at-places'
import { FlowDataItem } from '../entities/flow-data-item'
import { FlowDataItemLocation } from '../entities/flow-data-item-location'
import { flowData } from '../resources/flow-data'
import { flowDataItems } from '../resources/flow-data-items'

const id = t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const enrich = [...(flowDataItems.enrich ?? []), placesOfItems.addition]
const answers = {
  method: 'POST',
  access: { module: 'CRM' },
  params: idParams,
  response: t.Intersect([rowWith(flowDataItems, flowDataItems.enrich ?? []), t.Object(placesOfItems.addition.fields)]),
} as const
const which = t.Object({ location_id: id }, { additionalProperties: false })

/** A form is about a place of the customer of its dossier (C-0571). */
const addLocation = call({
  ...answers,
  path: 'flowdataitem/:id/addLocation',
  summary: 'Say that a form is about a place of the customer',
  body: which,
  async run(context, { params, body: { location_id } }) {
    const item = await openOf(context, params.id)
    await context.use(customerPlaces).check(context, item.flow_id, location_id)
    await lieAt(context, item.id, location_id)
    return answerOf(context, item.id)
  },
})

/** It is no longer (C-0572). */
const removeLocation = call({
  ...answers,
  path: 'flowdataitem/:id/removeLocation',
  summary: 'Say that a form is not about a place any more; the place stays',
  body: which,
  async run(context, { params, body: { location_id } }) {
    const item = await openOf(context, params.id)
    await deleteRows(context, FlowDataItemLocation, { flow_data_item_id: item.id, location_id })
    return answerOf(context, item.id)
  },
})

const locationData = t.Object({ id: t.Optional(id), ...placeData.properties }, { additionalProperties: false })

/** Changes the address of a place that a form is about; without its number it is a new place of the customer (C-0570). */
const updateLocationData = call({
  ...answers,
  path: 'flowdataitem/:id/updateLocationData',
  summary: 'Change a place that a form is about, or with no `id` make one of the customer',
  body: t.Object({ id: t.Optional(id), locationData }, { additionalProperties: false }),
  example: { locationData: { description: 'Schuur', postcode: '8024 AB', number: '12' } },
  async run(context, { params, body }) {
    const item = await openOf(context, params.id)
    await writePlace(context, item, body.locationData)
    return answerOf(context, item.id)
  },
})

/** The places that the forms of a holder are about, each once (C-0578). */
const locationsOfHolder = call({
  method: 'GET',
  path: 'flowdata/:id/getLocations',
  access: { module: 'CRM' },
  summary: 'The places that the forms of a survey or dossier are about',
  params: idParams,
  response: t.Array(customerPlace),
  async run(context, { params }) {
    await find(flowData, context, params.id)
    const forms = await readRows(context, FlowDataItem, ['id'], { flow_data_id: params.id }, 'order')
    const links = await readRows(context, FlowDataItemLocation, ['location_id'], {
      flow_data_item_id: forms.map(form => form.id),
    })
    return context.use(customerPlaces).read(context, [...new Set(links.map(({ location_id }) => location_id))])
  },
})

/** The form, held, while it can be filled in and belongs to a dossier: only that has a customer. */
async function openOf(context: Context, itemId: number) {
  const [item] = await findAll(flowDataItems, context, [itemId])
  if (!item) throw notFound()
  if (item.status !== 'open') throw context.refuse('surveys.item_sent')
  if (!item.flow_id) throw context.refuse('surveys.no_customer')
  return { id: item.id, flow_id: item.flow_id }
}

async function lieAt(context: Context, flow_data_item_id: number, location_id: number): Promise<void> {
  if (!(await openRecord(context, FlowDataItemLocation, { flow_data_item_id, location_id })))
    await insertRecord(context, FlowDataItemLocation, { flow_data_item_id, location_id })
}

type LocationData = Static<typeof locationData>

async function writePlace(
  context: Context,
  item: { id: number; flow_id: number },
  { id: location_id, ...data }: LocationData,
): Promise<void> {
  const places = context.use(customerPlaces)
  if (location_id === undefined) return lieAt(context, item.id, await places.make(context, item.flow_id, data))
  const there = await openRecord(context, FlowDataItemLocation, { flow_data_item_id: item.id, location_id })
  if (!there) throw invalid('locationData.id', 'core.unknown_reference')
  return places.change(context, location_id, data)
}

async function answerOf(context: Context, itemId: number): Promise<Response> {
  const item = await find(flowDataItems, context, itemId)
  const row = toRow(FlowDataItem, item)
  await enrichRecords(enrich, context, [row])
  return withVersion(Response.json(row), row)
}

export const placesOfItem = [addLocation, removeLocation, updateLocationData, locationsOfHolder]
