import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { not } from '@core/db/where'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import type { PartnerDocument, PartnerDocuments, PartnerReading } from '../contract/partner-documents'
import { withheldByType } from './document-types'
import { isShown } from './is-shown'
import { knownKind } from './open-document'
import { shownTitles, shownVersion } from './shown-version'
import { scrubbed, withoutAmounts } from './without-amounts'

/** Answers who looks along with dossiers. A module that was given up has nothing to read any more. */
export const readForPartners: PartnerDocuments = {
  async list(context, code, { flowIds, amounts }, limit) {
    const kind = knownKind(context, code)
    if (!flowIds.length || !context.company.modules.has(kind.module)) return []
    const where = {
      flow_id: [...flowIds],
      is_template: false,
      status: not([...kind.hidden]),
      documentversion_id: not(null),
    }
    const found = await readRows(context, kind.entity, 'all', where, '-id', { limit })
    const withheld = await withheldByType(context, found)
    const shown = found.filter(document => !withheld.has(document))
    const titles = await shownTitles(context, shown)
    return shown.map((document, at) => told(kind, { ...document, title: titles[at] ?? null }, amounts))
  },
  async read(context, code, id, of) {
    const kind = knownKind(context, code)
    const document = await shownTo(context, kind, id, of)
    const version = document && (await shownVersion(context, kind, document))
    if (!document || !version) return null
    const { noun, title, number, widgets, amount_inc_vat } = version.content
    const seen = widgets.filter(({ absent }) => absent === null)
    return {
      ...told(kind, { ...document, title, number, amount_inc_vat }, of.amounts),
      noun,
      widgets: of.amounts ? seen : withoutAmounts(seen),
    }
  },
}

async function shownTo(context: Context, kind: DocumentKind, id: number, { flowIds }: PartnerReading) {
  if (!context.company.modules.has(kind.module)) return null
  const document = await openRecord(context, kind.entity, id)
  if (!document || document.deleted_at || document.is_template || !isShown(kind, document)) return null
  if (!flowIds.includes(document.flow_id ?? 0)) return null
  return (await withheldByType(context, [document])).size ? null : document
}

type Told = Pick<
  DocumentRecord,
  'id' | 'number' | 'title' | 'status' | 'documentdate' | 'relation_fullname' | 'flow_id' | 'amount_inc_vat'
>

const told = (kind: DocumentKind, document: Told, amounts: boolean): PartnerDocument => ({
  id: document.id,
  kind: kind.code,
  number: document.number ?? null,
  title: document.title ? (amounts ? document.title : scrubbed(document.title)) : null,
  status: document.status,
  documentdate: document.documentdate ?? null,
  relation_fullname: document.relation_fullname,
  flow_id: document.flow_id ?? null,
  amount_inc_vat: amounts ? document.amount_inc_vat : null,
})
