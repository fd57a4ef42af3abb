import { type Call, call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { not } from '@core/db/where'
import { writeNow } from '@core/db/write'
import { find } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { type Static, Type as t } from '@sinclair/typebox'
import { documentModules } from '../contract/document-modules'
import { PICTURE_ALIGNMENTS, type PictureAlignment } from '../contract/picture-alignment'
import { readableKinds } from '../domain/kind-access'
import { openDocumentsOf } from '../domain/open-document'
import { DocumentWidget } from '../entities/document-widget'
import { documentWidgets } from '../resources/document-widgets'

const access = { module: documentModules } as const
const id = t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const alignment = t.Union(PICTURE_ALIGNMENTS.map(name => t.Literal(name)))

/** A picture is numbered as the widget that shows it. */
const picture = t.Object(
  {
    id: t.Integer(),
    document_widget_id: t.Integer(),
    widgetable_type: t.String(),
    widgetable_id: t.Integer(),
    description: nullable(t.String({ description: 'What it shows, for who cannot see it' })),
    alignment,
    picture_width: nullable(t.Integer()),
    picture_height: nullable(t.Integer()),
  },
  { title: 'widgetpicture' },
)

const COLUMNS = [
  'id',
  'widgetable_type',
  'widgetable_id',
  'description',
  'stringcontent',
  'picture_width',
  'picture_height',
] as const

interface Shown {
  readonly id: number
  readonly widgetable_type: string
  readonly widgetable_id: number
  readonly description?: string | null
  readonly stringcontent?: string | null
  readonly picture_width?: number | null
  readonly picture_height?: number | null
}

const alignmentOf = (text: string | null | undefined): PictureAlignment =>
  PICTURE_ALIGNMENTS.find(name => name === text) ?? 'fullwidth'

const answerOf = (widget: Shown): Static<typeof picture> => ({
  id: widget.id,
  document_widget_id: widget.id,
  widgetable_type: widget.widgetable_type,
  widgetable_id: widget.widgetable_id,
  description: widget.description ?? null,
  alignment: alignmentOf(widget.stringcontent),
  picture_width: widget.picture_width ?? null,
  picture_height: widget.picture_height ?? null,
})

const listPictures = call({
  method: 'GET',
  path: 'widgetpicture',
  operationId: 'widgetpicture.list',
  access,
  summary: 'Pictures in documents, those of one document or widget where that is told',
  query: t.Object({
    widgetable_type: t.Optional(t.String({ maxLength: 64 })),
    widgetable_id: t.Optional(id),
    document_widget_id: t.Optional(id),
    limit: t.Optional(t.Integer({ minimum: 1, maximum: 1000 })),
  }),
  response: t.Array(picture),
  async run(context, { query: { widgetable_type, widgetable_id, document_widget_id, limit = 1000 } }) {
    const kinds = readableKinds(context)
    const where = {
      widgetable_type: widgetable_type ? kinds.filter(kind => kind === widgetable_type) : kinds,
      ...(widgetable_id && { widgetable_id }),
      ...(document_widget_id && { id: document_widget_id }),
      picture_key: not(null),
    }
    return (await readRows(context, DocumentWidget, COLUMNS, where, 'id', { limit })).map(answerOf)
  },
})

const changePicture = call({
  method: 'PATCH',
  path: 'widgetpicture/:id',
  operationId: 'widgetpicture.update',
  access,
  summary: 'Say what a picture shows and where it stands, or move it to another widget',
  params: t.Object({ id }),
  body: t.Object(
    {
      document_widget_id: t.Optional(id),
      description: t.Optional(nullable(t.String({ maxLength: 255 }))),
      alignment: t.Optional(alignment),
    },
    { additionalProperties: false },
  ),
  response: picture,
  async run(context, { params, body }) {
    const from = await find(documentWidgets, context, params.id)
    const into = body.document_widget_id ? await find(documentWidgets, context, body.document_widget_id) : from
    const owners = [from, into].map(widget => ({
      code: String(widget.widgetable_type),
      id: Number(widget.widgetable_id),
    }))
    await openDocumentsOf(context, owners)
    if (!from.picture_key) throw invalid('id', 'documents.no_picture')
    if (into !== from) {
      const { picture_key, picture_width, picture_height, picture_digest } = from
      Object.assign(into, { picture_key, picture_width, picture_height, picture_digest })
      Object.assign(from, { picture_key: null, picture_width: null, picture_height: null, picture_digest: null })
    }
    if (body.description !== undefined) into.description = body.description
    if (body.alignment) into.stringcontent = body.alignment
    await writeNow(context)
    return answerOf(toRow(DocumentWidget, into))
  },
})

/** The pictures of widgets, beside the calls that bring and take them. */
export const pictureCalls: readonly Call[] = [listPictures, changePicture]
