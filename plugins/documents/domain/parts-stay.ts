import type { Context } from '@core/context/context'
import { type Entry, register } from '@core/context/port'
import { openRecord } from '@core/db/open-record'
import { deletionGuards } from '@core/resource/deletion-guards'
import { DocumentWidget } from '../entities/document-widget'
import { calculationOf } from './calculation-store'
import { findDocument, isLocked, kindOf } from './open-document'

/** A document that is finalised or agreed to keeps all that it is made of: without it, it would be another document. */
async function isOfLocked(context: Context, code: string, id: number | null | undefined): Promise<boolean> {
  const kind = kindOf(context, code)
  const document = kind && id ? await findDocument(context, kind, id, 'PATCH') : null
  return kind !== undefined && document !== null && isLocked(kind, document)
}

const guard = (
  table: string,
  ownerOf: (context: Context, id: number) => Promise<[string, number | null | undefined]>,
) =>
  register(deletionGuards, {
    table,
    async keeps(ids, context) {
      const locked = new Map<number, string>()
      for (const id of ids)
        if (await isOfLocked(context, ...(await ownerOf(context, id)))) locked.set(id, 'documents.locked')
      return locked
    },
  })

/**
 * Vetoes on deleting parts of documents that nothing changes about any more (R-INV-001): who deletes many hears of each.
 * What is deleted opens its document besides, which then decides for good.
 */
export const partsStay: readonly Entry[] = [
  guard('documentwidget', async (context, id) => {
    const widget = await openRecord(context, DocumentWidget, id)
    return [widget?.widgetable_type ?? '', widget?.widgetable_id]
  }),
  guard('calculation', async (context, id) => {
    const calculation = await calculationOf(context, id)
    return [calculation?.calculable_type ?? '', calculation?.calculable_id]
  }),
]
