import type { Context } from '@core/context/context'
import { insertRows } from '@core/db/insert'
import { readRow } from '@core/db/list'
import { not } from '@core/db/where'
import { deleteRows, writeNow } from '@core/db/write'
import { Picture } from '@core/files/pictures/picture'
import { flowReader } from '@plugins/crm/contract'
import type { DocumentRecord } from '../contract/document-kind'
import { Attachment } from '../entities/attachment'
import { CalculationItem } from '../entities/calculation-item'
import { DocumentWidget } from '../entities/document-widget'
import { calculationOf, recalculate } from './calculation-store'
import type { DocumentSource } from './document-content'
import { attachmentsOf } from './document-source'

/**
 * Makes the rows of a document say what a version of it says: customer, dossier, lines, settings, totals, widgets and
 * files, each with its own number.
 */
export async function restoreFromVersion(
  context: Context,
  document: DocumentRecord,
  source: DocumentSource,
): Promise<void> {
  await writeNow(context)
  const { title, documentdate, enddate, custom_css, design = null } = source
  Object.assign(document, {
    title,
    documentdate,
    enddate,
    custom_css,
    design,
    changed_since_sent: false,
    customer_background_picture_id: await pictureStillThere(context, source.customer_background_picture_id),
    ...(await belongingOf(context, document, source)),
  })
  await restoreWidgets(context, document, source)
  await restoreFiles(context, document, source)
  await restoreLines(context, document, source)
}

/** The picture above the page, unless it was deleted meanwhile: the version keeps its own copy. */
async function pictureStillThere(context: Context, id: number | null | undefined): Promise<number | null> {
  return id && (await readRow(context, Picture, { id })) ? id : null
}

/**
 * Customer and dossier of a version. Who is gone for good meanwhile stands in the kept customer alone; who or what became
 * part of another is found there, where the document is by now.
 */
async function belongingOf(
  context: Context,
  document: DocumentRecord,
  { buyer, flow_id = document.flow_id ?? null }: DocumentSource,
): Promise<Partial<DocumentRecord>> {
  const reader = context.use(flowReader)
  const relation_id = buyer?.relation_id ?? null
  const own = { relation_id: document.relation_id ?? null, flow_id: document.flow_id ?? null }
  const isThere = async (id: number | null, now: number | null, find: (id: number) => Promise<unknown>) =>
    id === null || id === now || (await find(id)) !== null
  // Nobody chose another customer: it is the same one under another number.
  const isSame = document.customer?.relation_id === relation_id
  return {
    customer: buyer,
    relation_fullname: buyer?.fullname ?? '',
    relation_id: (await isThere(relation_id, own.relation_id, id => reader.customer(context, id)))
      ? relation_id
      : isSame
        ? own.relation_id
        : null,
    flow_id: (await isThere(flow_id, own.flow_id, id => reader.flow(context, id))) ? flow_id : own.flow_id,
  }
}

async function restoreWidgets(context: Context, { id }: DocumentRecord, { kind, widgets }: DocumentSource) {
  const owned = { widgetable_type: kind, widgetable_id: id }
  await deleteRows(context, DocumentWidget, owned)
  await insertRows(
    context,
    DocumentWidget,
    widgets.map(widget => ({ ...widget, ...owned })),
  )
}

async function restoreFiles(context: Context, { id }: DocumentRecord, { kind, attachments }: DocumentSource) {
  const owned = { attachable_type: kind, attachable_id: id }
  await deleteRows(context, Attachment, { ...owned, id: not(attachments.map(file => file.id)) })
  const there = new Set((await attachmentsOf(context, kind, id)).map(file => file.id))
  const gone = attachments.filter(file => !there.has(file.id))
  await insertRows(
    context,
    Attachment,
    gone.map(file => ({ ...file, ...owned })),
  )
}

async function restoreLines(context: Context, { calculation_id }: DocumentRecord, source: DocumentSource) {
  const calculation = await calculationOf(context, calculation_id)
  if (!calculation) return
  await deleteRows(context, CalculationItem, { calculation_id: calculation.id })
  await insertRows(context, CalculationItem, source.items)
  Object.assign(calculation, {
    calc_base: source.calc_base,
    discount: source.discount,
    calculationitemColumns: source.columns ?? [],
    calculationitemRows: source.rows ?? [],
    paymentterms: source.paymentterms ?? [],
  })
  await recalculate(context, calculation)
}
