import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'
import { nullable } from '@core/db/schema'
import { type Static, Type as t } from '@sinclair/typebox'
import { drawnWidgetSchema } from './block'

/** A document that went out, as a partner finds it in a list; euros. */
export const partnerDocumentSchema = t.Object({
  id: t.Integer(),
  kind: t.String({ description: 'quotation, confirmation, invoice or document' }),
  number: nullable(t.String()),
  title: nullable(t.String()),
  status: t.String(),
  documentdate: nullable(t.String({ format: 'date' })),
  relation_fullname: t.String(),
  flow_id: nullable(t.Integer()),
  amount_inc_vat: nullable(t.Number({ description: 'Null for a partner who sees no amounts' })),
})
export type PartnerDocument = Static<typeof partnerDocumentSchema>

/** What such a document says, as its customer reads it. */
export const readDocumentSchema = t.Composite([
  partnerDocumentSchema,
  t.Object({ noun: t.String(), widgets: t.Array(drawnWidgetSchema) }),
])

/** Whose documents are read, and whether they see amounts. */
export interface PartnerReading {
  readonly flowIds: readonly number[]
  readonly amounts: boolean
}

/** Reads documents for somebody who looks along with dossiers: what their customers see, and nothing else (R-PART-008). */
export interface PartnerDocuments {
  /** Documents of a kind that went out, the newest first. @throws Problem 404 for a kind that is not deployed */
  list(context: Context, kind: string, of: PartnerReading, limit: number): Promise<PartnerDocument[]>
  /** One of them; null when it is no document of these dossiers that its customer sees. */
  read(
    context: Context,
    kind: string,
    id: number,
    of: PartnerReading,
  ): Promise<Static<typeof readDocumentSchema> | null>
}
export const partnerDocuments = definePort<PartnerDocuments>('documents.partner-documents')
