import { openRecord } from '@core/db/open-record'
import { portalLink } from '@core/links/hash'
import type { Correspondents } from '@plugins/crm/contract'
import type { DocumentKind } from '../contract/document-kind'
import { withheldByType } from './document-types'

/** Customers of documents without a dossier: whom a document was made for, as long as they find it. */
export const correspondentsOf = (kind: DocumentKind): Correspondents => ({
  type: kind.code,
  async of(context, id, { hold }) {
    const document = await openRecord(context, kind.entity, id, { hold })
    if (!document || !context.owns(kind.module) || document.deleted_at) return null
    if (kind.hidden.includes(document.status) || (await withheldByType(context, [document])).size) return null
    const { customer, relation_fullname, hash } = document
    if (!customer?.email) return null
    return { email: customer.email, fullname: relation_fullname, link: portalLink(context, kind.link, hash) }
  },
})
