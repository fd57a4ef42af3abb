import { tenantEntity } from '@core/db/entity'
import { flag, searchText, text } from '@core/db/fields'

/** A type of document in the company's own words: guarantee, delivery report (S2 §3). */
export const DocumentType = tenantEntity({
  name: 'documenttype',
  properties: {
    description: text(),
    /** What rules and mail templates call it; made of the description unless given. */
    tag: text(64).default(''),
    /** Its customer draws a signature to agree (R-DOC-026). */
    approval_signature: flag(),
    /** Its customer finds it only once it was agreed to (R-DOC-006, G-ONLYAPP). */
    only_show_approved: flag(),
    search_text: searchText<{ description?: string; tag?: string }>(({ description, tag }) => [description, tag]),
  },
  uniques: [['tag']],
})
