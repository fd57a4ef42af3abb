import { call } from '@core/context/call'
import { nullable } from '@core/db/schema'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { DOUBLE_KINDS } from '../contract/double-kinds'
import { doublesOf } from '../domain/doubles-of'
import { DOUBLE_BY, findDoubles } from '../domain/find-doubles'
import { relations } from '../resources/relations'

const typed = (most: number) => t.Optional(nullable(t.String({ maxLength: most })))
const kind = t.Union(DOUBLE_KINDS.map(one => t.Literal(one)))

/** Those who may be the same, and why. */
export const doubles = t.Array(
  t.Object({
    kind,
    id: t.Integer(),
    fullname: t.String(),
    city: nullable(t.String()),
    email: nullable(t.String()),
    phone: nullable(t.String()),
    by: t.Array(t.Union(DOUBLE_BY.map(one => t.Literal(one)))),
  }),
)

/** Who may be there already, asked while somebody is being typed (C-0552, R-REL-010). */
export const checkForDoubleRelations = call({
  method: 'POST',
  path: 'relation/checkfordoublerelations',
  access: { module: 'CRM' },
  summary: 'People and organizations that somebody may be: same e-mail address, telephone number, or name and postcode',
  body: t.Object(
    {
      kind: t.Optional(kind),
      id: t.Optional(t.Integer({ minimum: 1, description: 'The record itself, which is no double of it' })),
      name: typed(255),
      nameprefix: typed(255),
      surname: typed(255),
      email: typed(255),
      phone: typed(32),
      postcode: typed(16),
    },
    { additionalProperties: false },
  ),
  response: doubles,
  example: { name: 'Jan', surname: 'Berg', phone: '06 12345678', postcode: '8011 XR' },
  run: (context, { body: { kind: of = 'relation', ...who } }) => findDoubles(context, { kind: of, ...who }),
})

/** Who else a relation may be (R-REL-010). */
export const readDoubles = call({
  method: 'GET',
  path: 'relation/:id/doubles',
  access: { module: 'CRM' },
  summary: 'People and organizations that a relation may be',
  params: idParams,
  response: doubles,
  run: async (context, { params }) => doublesOf(context, await find(relations, context, params.id)),
})
