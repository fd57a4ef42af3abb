import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { AttachedFile } from '@core/files/attachments/attached-file'
import { Picture } from '@core/files/pictures/picture'
import { inOrderTaken } from '@core/files/pictures/pictures'
import { Type as t } from '@sinclair/typebox'
import { keptField } from '../entities/vertical-version'
import { customerForm } from './customer-form'
import type { customersForm } from './customers-form'

/** A photo or a file of a form as its customer sees it. */
const taken = t.Object({
  id: t.Integer(),
  field_name: t.String({ description: 'Place in the form that it was taken for' }),
  filename: t.String(),
  created_at: t.String({ format: 'date-time' }),
  by_customer: t.Boolean({ description: 'The customer may take it back' }),
})

/** A form as its customer fills it in. */
export const shownForm = t.Object(
  {
    id: t.Integer(),
    version: t.Integer(),
    vertical_id: t.Integer(),
    description: nullable(t.String()),
    form_name: t.String(),
    status: t.Union([t.Literal('open'), t.Literal('sent')]),
    date_sent: nullable(t.String({ format: 'date-time' })),
    sent_by_customer: t.Boolean({ description: 'The customer sent it, and not somebody for them' }),
    fields: t.Array(t.Omit(keptField, ['staff_only'])),
    field_values: t.Record(t.String(), t.Unknown()),
    pictures: t.Array(
      t.Composite([
        taken,
        t.Object({ status: t.Union([t.Literal('processing'), t.Literal('ready'), t.Literal('failed')]) }),
      ]),
    ),
    files: t.Array(taken),
  },
  { title: 'customerform' },
)

type Opened = Awaited<ReturnType<typeof customersForm>>

/** What a customer is shown of a form: what it asks of them, what was answered, and what was taken for that. */
export async function shownToCustomer(context: Context, { item, form_name, fields: all, staffOnly }: Opened) {
  const { fields, answers } = customerForm(all, item, staffOnly)
  const { pictures, files } = await takenForCustomer(context, item.id, fields)
  const { id, version, vertical_id, description = null, status, date_sent, sent_by_customer } = item
  return {
    ...{ id, version, vertical_id, description, form_name, status },
    date_sent: date_sent?.toISOString() ?? null,
    sent_by_customer,
    fields: fields.map(field => ({ ...field })),
    field_values: { ...answers },
    ...{ pictures, files },
  }
}

const COLUMNS = ['id', 'field_name', 'filename', 'created_at', 'by_customer'] as const

/** Photos and files of the fields that a customer sees. */
export async function takenForCustomer(context: Context, id: number, fields: readonly { field_name: string }[]) {
  const names = new Set(fields.map(({ field_name }) => field_name))
  const isSeen = ({ field_name }: { field_name: string | null }) => names.has(field_name?.split('.').at(-1) ?? '')
  const pictures = inOrderTaken(
    await readRows(context, Picture, [...COLUMNS, 'status', 'taken_at'], { flow_data_item_id: id }, 'id'),
  )
  const ofForm = { attachedfileable_type: 'flowdataitem', attachedfileable_id: id }
  const files = await readRows(context, AttachedFile, COLUMNS, ofForm, 'id')
  const shown = <Row extends { field_name: string | null; created_at: unknown }>(rows: readonly Row[]) =>
    rows.filter(isSeen).map(row => ({
      ...row,
      field_name: row.field_name ?? '',
      created_at: new Date(String(row.created_at)).toISOString(),
    }))
  return { pictures: shown(pictures.map(({ taken_at: _, ...picture }) => picture)), files: shown(files) }
}
