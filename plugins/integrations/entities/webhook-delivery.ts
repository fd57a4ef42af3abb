import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { code, flag, json, longText, looseId, moment, reference, text, whole } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'
import { SENDING_PROBLEMS } from '../domain/webhooks/send'

/** One try to deliver: what came back, or why nothing did. */
const attempt = t.Object({
  at: t.String({ format: 'date-time' }),
  ms: t.Integer({ minimum: 0 }),
  status: t.Union([t.Integer(), t.Null()]),
  problem: t.Union([...SENDING_PROBLEMS.map(problem => t.Literal(problem)), t.Null()], {
    description: 'Why it did not arrive',
  }),
  answer: t.Union([t.String(), t.Null()], { description: 'The beginning of what was answered' }),
})

/** A message for an address of others, kept until it arrives and thirty days longer: the log of the webhooks. */
export const WebhookDelivery = tenantEntity({
  name: 'webhookdelivery',
  properties: {
    subscription_id: reference('webhooksubscription', { whenGone: 'goAlong' }).nullable(),
    /** The connection that a rule sends to, instead of a subscription. */
    connection_id: reference('webhookconnection', { whenGone: 'goAlong' }).nullable(),
    /** Tag of the trigger: `quotation_sent`; `webhook` where a rule sends. */
    event: code(),
    record_type: code(),
    record_id: looseId(),
    flow_id: reference('flow', { whenGone: 'empty' }).nullable(),
    /** What the record is called: `O2026-0107`. */
    title: text().nullable(),
    /** The same for every try, so that a receiver knows a message that came before. */
    webhook_id: text(64),
    /** Grows with what happens to a record. */
    sequence: internal(looseId()),
    /** What is sent, as it is signed. Lists leave it out: it may be large. */
    payload: longText().nullable().hidden(),
    /** Sealed: address and headers of a call by a rule, which may hold keys. */
    sealed: longText().nullable().hidden(),
    attempts: whole().default(0),
    /** An earlier message about the same record comes first. */
    waits: flag(),
    /** When it is tried next; empty once it arrived or was given up. */
    due_at: moment().nullable(),
    date_delivered: moment().nullable(),
    tries: internal(
      json(t.Array(attempt))
        .default('[]')
        .onCreate(() => []),
    ),
  },
  indexes: [
    ['subscription_id', 'due_at'],
    ['subscription_id', 'record_type', 'record_id'],
  ],
})
