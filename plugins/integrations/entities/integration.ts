import { tenantEntity } from '@core/db/entity'
import { choice, json, longText, reference, text } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'
import { REASONS } from '../domain/calendar/not-understood'

/** Services of others that a company or user is linked to; each kind comes with its own calls (G-INTKIND). */
export const INTEGRATION_KINDS = ['gcal'] as const

/** What of a calendar was not understood, and how often. */
export const notUnderstood = t.Array(
  t.Object({ reason: t.Union(REASONS.map(reason => t.Literal(reason))), count: t.Integer({ minimum: 1 }) }),
)

/** A link of a user to a service of others: kind `gcal` is a calendar, whoever keeps it. */
export const Integration = tenantEntity({
  name: 'integration',
  properties: {
    kind: choice(INTEGRATION_KINDS),
    user_id: reference('user', { whenGone: 'goAlong' }),
    /** What the calendar calls itself. */
    name: text().nullable(),
    /** Of the address, all that is ever shown. */
    host: text(),
    /** Sealed: whoever knows it reads the calendar. */
    address: longText().hidden(),
    /** Of the calendar as it was read last. */
    not_understood: json(notUnderstood)
      .default('[]')
      .onCreate(() => []),
  },
  uniques: [['user_id', 'kind']],
})
