import { openRecord } from '@core/db/open-record'
import { portalLink } from '@core/links/hash'
import type { Correspondents } from '@plugins/crm/contract'
import type { DocumentKind } from '../contract/document-kind'

/** Customers of documents without a dossier: whom a document was made for, as long as they find it. */
export const correspondentsOf = (kind: DocumentKind): Correspondents => ({
  type: kind.code,
  async of(context, id, { hold }) {
    const document = await openRecord(context, kind.entity, id, { hold })
    if (!document || document.deleted_at || kind.hidden.includes(document.status)) return null
    const { customer, relation_fullname, hash } = document
    if (!customer?.email) return null
    return { email: customer.email, fullname: relation_fullname, link: portalLink(context, kind.link, hash) }
  },
})
