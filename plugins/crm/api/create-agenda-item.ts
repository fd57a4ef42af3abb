import { call } from '@core/context/call'
import { inputSchema } from '@core/db/schema'
import { answer, createRecord, withLocation } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { writeFlows } from '../domain/flow-writer'
import { AgendaItem } from '../entities/agenda-item'
import { agendaItems } from '../resources/agenda-items'

const enrich = agendaItems.enrich ?? []
const name = t.Optional(t.Union([t.String({ maxLength: 255 }), t.Null()]))

/** Plans something, for a customer who is not known yet if need be (C-0008, R-AGND-004). */
export const createAgendaItem = call({
  method: 'POST',
  path: 'agendaitem',
  operationId: 'agendaitem.create',
  access: { module: 'CRM' },
  summary: 'Plan something, with a new relation if need be',
  status: 201,
  body: t.Object(
    { ...inputSchema(AgendaItem).properties, fullname: name, name, nameprefix: name, surname: name },
    { additionalProperties: false, title: 'agendaitem.create' },
  ),
  response: rowWith(agendaItems, enrich),
  example: { title: 'Opname', start_date: '2026-12-01T09:00:00Z', fullname: 'Jan van der Berg' },
  async run(context, { body }) {
    const { fullname, name: first, nameprefix, surname, ...input } = body as Record<string, unknown>
    const typed = { fullname, name: first, nameprefix, surname }
    const known = Object.entries(typed).flatMap(([key, value]) =>
      typeof value === 'string' && value.trim() ? [[key, value] as const] : [],
    )
    const isNew = known.length > 0 && !input.agendaitemable_id
    const made = await createRecord(agendaItems, context, {
      ...input,
      ...(isNew && {
        agendaitemable_type: 'relation',
        agendaitemable_id: await writeFlows.createRelation(context, Object.fromEntries(known)),
      }),
    })
    return withLocation(await answer(agendaItems, enrich, context, made), agendaItems.path, made.id)
  },
})
