import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, json, reference, searchText, text } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'
import { tagRule } from './tag-rule'

export const METHODS = ['POST', 'PUT', 'PATCH', 'GET', 'DELETE'] as const

const tagRules = () =>
  internal(
    json(t.Array(tagRule, { maxItems: 100 }))
      .default('[]')
      .onCreate(() => []),
  )

interface Searched {
  name?: string | null
  url?: string | null
}

/** An address that rules of the company call, with what goes along of a dossier (E-0749 to E-0753). */
export const WebhookConnection = tenantEntity({
  name: 'webhookconnection',
  properties: {
    name: text().nullable(),
    url: text(2000).nullable(),
    method: choice(METHODS).default('POST'),
    /** Only dossiers of this profile go there; all of them without one. */
    flowprofile_id: reference('flowprofile', { whenGone: 'empty' }).nullable(),
    status: choice(['unverified', 'active']).default('unverified'),
    header_tags: tagRules(),
    body_tags: tagRules(),
    query_tags: tagRules(),
    search_text: searchText<Searched>(row => [row.name, row.url]),
  },
})
