import { type Call, call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { openRecords } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { fileResponse } from '@core/http/response'
import { createRecord, find, withLocation } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { uploadOf } from '@core/storage/accepted-file'
import { Type as t } from '@sinclair/typebox'
import { drawnWidgetSchema } from '../contract/block'
import { documentModules } from '../contract/document-modules'
import { fingerprintOf } from '../domain/document-content'
import { drawNow } from '../domain/freeze-document'
import { documentOf, knownKind, openDocument } from '../domain/open-document'
import { shownAnywhere } from '../domain/shown-anywhere'
import { standAlone } from '../domain/stand-alone'
import { DocumentWidget } from '../entities/document-widget'
import { documentWidgets } from '../resources/document-widgets'

const access = { module: documentModules } as const
const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const row = rowWith(documentWidgets, [])

/** Copies a widget, right after the original. */
const duplicate = call({
  method: 'POST',
  path: 'documentwidget/:id/duplicate',
  access,
  summary: 'Copy a widget, right after it',
  status: 201,
  params,
  response: row,
  async run(context, { params }) {
    const original = await find(documentWidgets, context, params.id)
    const { id, company_id, version, created_at, updated_at, deleted_at, conditions, ...copy } = original
    const owned = {
      widgetable_type: String(original.widgetable_type),
      widgetable_id: Number(original.widgetable_id),
    }
    await openDocument(context, owned.widgetable_type, owned.widgetable_id)
    const widgets = await openRecords(context, DocumentWidget, { ...owned, deleted_at: null }, { sort: 'order' })
    const at = widgets.findIndex(widget => widget.id === id)
    for (const [place, widget] of widgets.entries()) widget.order = place > at ? place + 1 : place
    await writeNow(context)
    const made = await createRecord(documentWidgets, context, { ...copy, order: at + 1 }, { takenOver: true })
    // As they are: one of an earlier day that can never hold is no mistake of whoever copies.
    made.conditions = conditions
    await writeNow(context)
    return withLocation(Response.json(toRow(DocumentWidget, made), { status: 201 }), documentWidgets.path, made.id)
  },
})

/** The picture of a picture widget. */
const storePicture = call({
  method: 'POST',
  path: 'widgetpicture',
  operationId: 'widgetpicture.store',
  access,
  summary: 'Upload the picture of a widget',
  multipart: 'photo',
  status: 201,
  body: t.Object({
    file: t.Any({ description: 'Picture of at most 10 MB: jpg, png, gif, webp or heic' }),
    document_widget_id: t.Integer({ minimum: 1 }),
  }),
  response: row,
  async reachOut(context, { body }) {
    const { file } = uploadOf(body.file)
    const { id } = context.company
    return () => shownAnywhere(id, file)
  },
  async run(context, { body, heard }) {
    const { bytes, contentType, extension, width, height } = heard
    const widget = await find(documentWidgets, context, body.document_widget_id)
    await openDocument(context, String(widget.widgetable_type), Number(widget.widgetable_id))
    const key = `company/${context.company.id}/widget/${widget.id}-${crypto.randomUUID()}.${extension}`
    await context.files.put(key, bytes, contentType)
    Object.assign(widget, {
      picture_key: key,
      picture_width: width ?? null,
      picture_height: height ?? null,
      picture_digest: fingerprintOf(bytes),
    })
    await writeNow(context)
    return Response.json(toRow(DocumentWidget, widget), { status: 201 })
  },
})

/** Takes the picture of a widget away; a version that was sent keeps its own. */
const removePicture = call({
  method: 'DELETE',
  path: 'widgetpicture/:id',
  operationId: 'widgetpicture.delete',
  access,
  summary: 'Take the picture of a widget away',
  params,
  response: row,
  async run(context, { params }) {
    const widget = await find(documentWidgets, context, params.id)
    await openDocument(context, String(widget.widgetable_type), Number(widget.widgetable_id))
    Object.assign(widget, { picture_key: null, picture_width: null, picture_height: null, picture_digest: null })
    await writeNow(context)
    return Response.json(toRow(DocumentWidget, widget))
  },
})

/** The picture of a widget by the number of the widget. */
const getPicture = call({
  method: 'GET',
  path: 'widgetpicture/:id',
  operationId: 'widgetpicture.get',
  access,
  summary: 'Picture of a widget',
  params,
  response: 'file',
  async run(context, { params }) {
    const widget = await find(documentWidgets, context, params.id)
    const file = widget.picture_key ? await context.files.get(String(widget.picture_key)) : null
    if (!file) return new Response(null, { status: 204, headers: { 'x-imagestatus': 'unavailable' } })
    return fileResponse(file.bytes, file.contentType, `widget-${widget.id}`, { inline: true })
  },
})

/** The widget drawn as it is now: merge tags filled, its price table, and whether its conditions let it be shown (G-PREP). */
const getPrepared = call({
  method: 'GET',
  path: 'documentwidget/:id/getPrepared',
  access,
  summary: 'The widget drawn: merge tags filled, its table, and why it would not be shown',
  params,
  response: drawnWidgetSchema,
  async run(context, { params }) {
    const { widgetable_type, widgetable_id } = await find(documentWidgets, context, params.id)
    const kind = knownKind(context, widgetable_type)
    const content = await drawNow(context, kind, await documentOf(context, kind, widgetable_id), 'staff')
    const drawn = content.widgets.find(({ id }) => id === params.id)
    if (!drawn) throw notFound()
    return drawn
  },
})

/** Lets a recurring widget be a text of its own, which no form changes any more; that cannot be undone (R-WIDG-003). */
const persist = call({
  method: 'POST',
  path: 'documentwidget/:id/persist',
  access,
  summary: 'Make a recurring widget stand alone: a text with what the forms of the dossier say now; irreversible',
  params,
  response: row,
  async run(context, { params }) {
    const widget = await find(documentWidgets, context, params.id)
    const { document } = await openDocument(context, String(widget.widgetable_type), Number(widget.widgetable_id))
    await standAlone(context, document, widget)
    await writeNow(context)
    return toRow(DocumentWidget, widget)
  },
})

export const widgetCalls: readonly Call[] = [duplicate, getPrepared, persist, storePicture, removePicture, getPicture]
