import { call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { answer, find, updateRecord } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { Incident } from '../entities/incident'
import { incidents } from '../resources/incidents'

const enrich = incidents.enrich ?? []

/** A point of the check list of an incident was looked at, or was not after all. */
export const checkPoint = call({
  method: 'POST',
  path: 'incident/:id/check',
  access: { module: ['AFTERCARE', 'CRM'] },
  summary: 'Write down that a point of the check list of an incident was looked at, and what was found',
  params: idParams,
  body: t.Object(
    {
      point: t.Integer({ minimum: 0, description: 'Its place in the list, the first is 0' }),
      done: t.Boolean(),
      note: t.Optional(nullable(t.String({ maxLength: 255 }))),
    },
    { additionalProperties: false },
  ),
  response: rowWith(incidents, enrich),
  async run(context, { params: { id }, body: { point, done, note } }) {
    await find(incidents, context, id)
    // Held, so that of two points that are ticked at once both stay ticked.
    const incident = await openRecord(context, Incident, id, { hold: true })
    const was = incident?.checks[point]
    if (!incident || !was) throw invalid('point', 'core.unknown_reference')
    const now = {
      ...{ text: was.text, done, note: note === undefined ? was.note : note?.trim() || null },
      by: done ? (context.user?.fullname ?? null) : null,
      at: done ? new Date().toISOString() : null,
    }
    await updateRecord(incidents, context, incident, { checks: incident.checks.with(point, now) })
    return answer(incidents, enrich, context, incident)
  },
})
