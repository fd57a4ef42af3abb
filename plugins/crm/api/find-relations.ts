import { call } from '@core/context/call'
import { enrichRecords } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { findRelations } from '../domain/search'
import { relations } from '../resources/relations'

/** People that a picker offers at once. */
const OFFERED = 50

const enrich = relations.enrich ?? []

/** People by name, address, postcode with or without a space, telephone in any spelling, or their organization (C-0545). */
export const searchRelations = call({
  method: 'GET',
  path: 'relation/search',
  access: { module: 'CRM' },
  summary: 'Find relations by name, address, telephone, e-mail address or organization',
  query: t.Object({ query: t.String({ minLength: 1, maxLength: 255 }) }),
  response: t.Array(rowWith(relations, enrich)),
  async run(context, { query }) {
    const rows = await findRelations(context, query.query, OFFERED)
    await enrichRecords(enrich, context, rows)
    return rows
  },
})
