import type { Context } from '@core/context/context'
import { flowReader } from '@plugins/crm/contract'
import { createDocument, newDocumentType, sendVersion } from '@plugins/documents/contract'
import { genericKind } from './domain/generic-kind'

const GUARANTEE =
  '<p>Beste {{relation.fullname|klant}},</p><p>Op het werk dat wij bij u hebben uitgevoerd geven wij garantie: vijf jaar op de montage, en op de apparatuur zo lang als de fabrikant die geeft. Bewaar deze verklaring goed.</p>'

/** Two types of documents, a template of each, and some guarantees for dossiers of a demo company that came that far. */
export async function seed(context: Context): Promise<void> {
  const guarantee = await newDocumentType(context, { description: 'Garantieverklaring', tag: 'garantie' })
  const delivery = await newDocumentType(context, {
    description: 'Opleverdocument',
    tag: 'oplevering',
    approval_signature: true,
  })
  const template = await createDocument(context, genericKind, {
    title: 'Garantieverklaring',
    widgets: [{ tag: 'TEXT', description: 'Garantie', textcontent: GUARANTEE }],
    document_type_id: guarantee,
    fields: { is_template: true, number: null, documentdate: null },
  })
  await createDocument(context, genericKind, {
    title: 'Opleverdocument',
    document_type_id: delivery,
    fields: { is_template: true, number: null, documentdate: null },
  })
  const dossiers = await context.use(flowReader).inStatus(context, ['aftercare', 'completed', 'invoice'], 5)
  for (const [done, flow] of dossiers.entries()) {
    const document = await createDocument(context, genericKind, {
      flow_id: flow.id,
      template_id: template.id,
      title: 'Garantieverklaring',
    })
    if (done % 3 !== 2) await sendVersion(context, genericKind, document, 'send')
  }
}
