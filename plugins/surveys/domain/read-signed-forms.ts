import type { Context } from '@core/context/context'
import { readRow, readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { ownValue } from '@core/domain/own-value'
import { Picture } from '@core/files/pictures/picture'
import { SIGNER_FIELD, type SignedForms } from '../contract/signed-forms'
import { FlowDataItem } from '../entities/flow-data-item'
import { Vertical } from '../entities/vertical'
import { type KeptField, VerticalVersion } from '../entities/vertical-version'
import { formPages } from './form-pages'
import { keptForm } from './kept-form'

/** A signature of a row in a group is one of many, and signs no form. */
const signs = ({ field_type, group }: KeptField): boolean => field_type === 'signature' && group === null

/** Reads the forms that end with a signature. */
export const readSignedForms: SignedForms = {
  async signed(context, id) {
    const item = await openRecord(context, FlowDataItem, { id, status: 'sent', deleted_at: null })
    const version = item && (await openRecord(context, VerticalVersion, item.verticalversion_id))
    const form = item && (await readRow(context, Vertical, { id: item.vertical_id }))
    if (!item || !version || !form) return null
    const { answers, isShown } = keptForm(version.fields, item)
    const asked = version.fields.filter(field => signs(field) && isShown(field.field_name))
    const where = { flow_data_item_id: id, field_name: asked.map(({ field_name }) => field_name) }
    const taken = asked.length ? await readRows(context, Picture, ['field_name', 'file_key'], where, '-id') : []
    const last = asked.findLast(({ field_name }) => taken.some(picture => picture.field_name === field_name))
    const signature = taken.find(({ field_name }) => field_name === last?.field_name)
    if (!last || !signature) return null
    const name = ownValue(answers, SIGNER_FIELD)
    return {
      flow_data_id: item.flow_data_id,
      type: form.type,
      pages: await formPages(context, item, {
        ...version,
        fields: version.fields.filter(field => field !== last && !field.staff_only),
      }),
      signature_key: signature.file_key,
      signername: typeof name === 'string' && name.trim() ? name.trim() : null,
      signed_at: item.date_sent ?? new Date(),
    }
  },
  async toSign(context, flow_data_id, type) {
    const columns = ['id', 'vertical_id', 'verticalversion_id', 'description', 'status'] as const
    const items = await readRows(context, FlowDataItem, columns, { flow_data_id }, 'order')
    if (!items.length) return []
    const forms = await readRows(context, Vertical, ['id'], { id: items.map(one => one.vertical_id), type })
    const ofType = new Set(forms.map(({ id }) => id))
    const versions = await versionsOf(
      context,
      items.map(one => one.verticalversion_id),
    )
    return items.flatMap(({ id, vertical_id, verticalversion_id, description, status }) => {
      const version = versions.get(verticalversion_id)
      if (!ofType.has(vertical_id) || !version?.fields.some(signs)) return []
      return [{ id, name: description || version.description, status }]
    })
  },
}

async function versionsOf(context: Context, ids: readonly number[]) {
  const found = await readRows(context, VerticalVersion, ['id', 'description', 'fields'], { id: [...new Set(ids)] })
  return new Map(found.map(version => [version.id, version]))
}
