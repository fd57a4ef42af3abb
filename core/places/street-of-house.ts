import { call } from '@core/context/call'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'

/**
 * Street and town of a postcode with a number, so that nobody types them. Both are null without a service, for a house that
 * it does not know, and abroad where it knows the Netherlands only.
 */
export const streetOfHouse = call({
  method: 'GET',
  path: 'place/street',
  access: 'signed-in',
  limit: { of: 'street of a house', most: 120, seconds: 60 },
  summary: 'Street and town of a postcode with a house number',
  query: t.Object({
    postcode: t.String({ minLength: 1, maxLength: 12 }),
    number: t.String({ minLength: 1, maxLength: 12 }),
    country: t.Optional(t.String({ maxLength: 60 })),
  }),
  response: t.Object({ address: nullable(t.String()), city: nullable(t.String()) }),
  async reachOut({ geocoder }, { query: { postcode, number, country = '' } }) {
    return async () => geocoder?.streetOf({ postcode, number, country })
  },
  run: async (_context, { heard }) => heard ?? { address: null, city: null },
})
