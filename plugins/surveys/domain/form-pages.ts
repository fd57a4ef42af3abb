import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { ownValue } from '@core/domain/own-value'
import { AttachedFile } from '@core/files/attachments/attached-file'
import { Picture } from '@core/files/pictures/picture'
import { inOrderTaken } from '@core/files/pictures/pictures'
import { thumbnailKey } from '@core/files/pictures/thumbnails'
import { HEIC } from '@core/storage/upload-purposes'
import { dayOf } from '@core/time/today'
import { flowReader } from '@plugins/crm/contract'
import type { Pages } from '@plugins/documents/contract'
import { productCatalog } from '@plugins/sales/contract'
import type { KeptField } from '../entities/vertical-version'
import { formBlocks } from './form-blocks'
import { type KeptAnswers, keptForm } from './kept-form'
import { numberWords } from './number-words'
import { isBeyond } from './questions'

/** Pixels at the longest side of a photo on paper. */
const PRINTED = 1600
const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

interface Item extends KeptAnswers {
  readonly id: number
  readonly flow_id?: number | null
  readonly description?: string | null
  readonly date_sent?: Date | null
  readonly status: 'open' | 'sent'
}

/** What came as it is shown is printed before its smaller copies are made. */
const isPrintable = ({ status, content_type }: { readonly status: string; readonly content_type: string }): boolean =>
  status === 'ready' || (status === 'processing' && content_type !== HEIC)

/** A filled-in form as it is printed, with its photos, drawings and signatures. */
export async function formPages(
  context: Context,
  item: Item,
  version: { readonly description: string; readonly fields: readonly KeptField[] },
): Promise<Pages> {
  const columns = [
    ...(['id', 'field_name', 'filename', 'file_key', 'content_type', 'status', 'taken_at', 'created_at'] as const),
  ]
  const taken = await readRows(context, Picture, columns, { flow_data_item_id: item.id }, 'id')
  const pictures = inOrderTaken(taken).filter(isPrintable)
  const attached = await readRows(context, AttachedFile, ['field_name', 'filename'], {
    attachedfileable_type: 'flowdataitem',
    attachedfileable_id: item.id,
  })
  const files = Map.groupBy(attached, ({ field_name }) => field_name ?? '')
  const flow = item.flow_id ? await context.use(flowReader).flow(context, item.flow_id) : null
  const buyer = flow ? await context.use(flowReader).customer(context, flow.relation_id) : null
  return {
    noun: version.description,
    number: flow?.number ?? null,
    title: item.description ?? version.description,
    day: item.date_sent ? dayOf(item.date_sent, context.company) : null,
    buyer,
    flow_id: flow?.id ?? null,
    blocks: formBlocks({
      fields: version.fields,
      filled: keptForm(version.fields, item),
      pictures: pictures.map(({ id, field_name, filename }) => ({ id, place: field_name ?? '', filename })),
      files: new Map([...files].map(([place, some]) => [place, some.map(({ filename }) => filename)])),
      words: await wordsOf(context, version.fields, item),
    }),
    pictures: Object.fromEntries(
      pictures.map(({ id, file_key, status }) => [id, status === 'ready' ? thumbnailKey(file_key, PRINTED) : file_key]),
    ),
  }
}

/** How answers read on paper: products by their name, numbers that the form does not expect with that they were confirmed. */
async function wordsOf(context: Context, fields: readonly KeptField[], { field_values: answers, status }: Item) {
  const ids = fields.flatMap(({ field_type, field_name }) =>
    field_type === 'product' && typeof ownValue(answers, field_name) === 'number'
      ? [Number(ownValue(answers, field_name))]
      : [],
  )
  const products = ids.length ? await context.use(productCatalog).byIds(context, ids) : []
  const unlikely = context.text(status === 'sent' ? 'surveys.unlikelyConfirmed' : 'surveys.unlikely')
  const [yes, no] = [context.text('surveys.yes'), context.text('surveys.no')]
  return (field: KeptField, value: unknown): string => {
    const { field_type, unit } = field
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return value ? yes : no
    if (field_type === 'product') return products.find(({ id }) => id === value)?.item_name ?? String(value)
    if (field_type === 'date') return days.format(new Date(`${String(value)}T00:00:00Z`))
    if (typeof value === 'number')
      return [numberWords(field, value), isBeyond(field, value) && `(${unlikely})`].filter(Boolean).join(' ')
    return [Array.isArray(value) ? value.join(', ') : String(value), unit].filter(Boolean).join(' ') || '–'
  }
}
