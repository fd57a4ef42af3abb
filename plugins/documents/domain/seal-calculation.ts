import type { Context } from '@core/http/context'
import type { DocumentRecord } from '../contract/document-kind'
import { Calculation } from '../entities/calculation'

/** Finalises the figures of a document: from now on its calculation refuses every change. */
export async function sealCalculation(context: Context, document: DocumentRecord, sealed = true): Promise<void> {
  const calculation = document.calculation_id
    ? await context.em.findOne(Calculation, { id: document.calculation_id })
    : null
  if (calculation) calculation.locked = sealed
}
