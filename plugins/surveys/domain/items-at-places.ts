import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import type { AddedTo } from '@core/resource/additions'
import { customerPlace, customerPlaces, type LyingThere } from '@plugins/crm/contract/locations'
import { Type as t } from '@sinclair/typebox'
import { FlowDataItem } from '../entities/flow-data-item'
import { FlowDataItemLocation } from '../entities/flow-data-item-location'
import { VerticalVersion } from '../entities/vertical-version'

const linksOf = (context: Context, where: { flow_data_item_id: number[] } | { location_id: number[] }) =>
  readRows(context, FlowDataItemLocation, ['flow_data_item_id', 'location_id'], where)

/** What a form answers of the places that it is about (E-0229). */
export const placesOfItems: AddedTo = {
  resource: 'flowdataitem',
  addition: {
    fields: { locations: t.Array(customerPlace) },
    async run(rows, context) {
      const links = await linksOf(context, { flow_data_item_id: rows.map(({ id }) => id) })
      const ids = [...new Set(links.map(({ location_id }) => location_id))]
      const places = await context.use(customerPlaces).read(context, ids)
      for (const row of rows) {
        const own = links.filter(link => link.flow_data_item_id === row.id).map(({ location_id }) => location_id)
        row.locations = places.filter(({ id }) => own.includes(id))
      }
    },
  },
}

/** The forms of a dossier that are about a place of its customer. */
export async function formsAtPlaces(context: Context, flow_id: number): Promise<LyingThere[]> {
  const forms = await readRows(context, FlowDataItem, NAMES, { flow_id }, 'order')
  return lyingThere(context, forms, await linksOf(context, { flow_data_item_id: forms.map(({ id }) => id) }))
}

const NAMES = ['id', 'description', 'verticalversion_id'] as const

type Named = { id: number; description: string | null; verticalversion_id: number }
type Link = { flow_data_item_id: number; location_id: number }

async function lyingThere(context: Context, forms: readonly Named[], links: readonly Link[]): Promise<LyingThere[]> {
  const id = [...new Set(forms.flatMap(form => (form.description ? [] : [form.verticalversion_id])))]
  const versions = id.length ? await readRows(context, VerticalVersion, ['id', 'description'], { id }) : []
  return forms.flatMap(form => {
    const version = versions.find(one => one.id === form.verticalversion_id)
    const title = form.description ?? version?.description ?? ''
    return links
      .filter(link => link.flow_data_item_id === form.id)
      .map(({ location_id }) => ({ id: form.id, location_id, title }))
  })
}
