import { invalid } from '@core/context/problem'
import { openRecords } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { not } from '@core/db/where'
import { resource } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { WebhookDelivery } from '../entities/webhook-delivery'

const STANDINGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  delivered: { date_delivered: not(null) },
  waiting: { due_at: not(null) },
  failed: { date_delivered: null, due_at: null },
}

/** The log of the webhooks: what went where, when, and what was answered. */
export const webhookDeliveries = resource({
  entity: WebhookDelivery,
  module: 'SETTINGS',
  role: 1000,
  calls: ['list', 'get'],
  sort: '-id',
  called: { by: 'title' },
  enrich: [
    {
      single: true,
      fields: { payload: nullable(t.String({ description: 'What is sent' })) },
      async run(rows, context) {
        const found = await openRecords(context, WebhookDelivery, { id: rows.map(({ id }) => id) })
        for (const row of rows) row.payload = found.find(({ id }) => id === row.id)?.payload ?? null
      },
    },
  ],
  filters: {
    standing: {
      description: 'delivered, waiting (it is tried again) or failed (it was given up)',
      asks(given) {
        const [one = ''] = given
        const asked = given.length === 1 ? STANDINGS[one] : undefined
        if (!asked) throw invalid('standing', 'core.invalid_value')
        return asked
      },
    },
  },
})
