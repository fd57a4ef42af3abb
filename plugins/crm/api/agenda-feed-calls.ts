import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { lockByName } from '@core/db/lock-by-name'
import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { updateRows } from '@core/db/write'
import { fileResponse } from '@core/http/response'
import { renewLink } from '@core/links/hash'
import { Type as t } from '@sinclair/typebox'
import { agendaFeedLink } from '../contract/agenda-feed'
import { endAgendaFeed } from '../domain/agenda-feed/end-agenda-feed'
import { readOwnAgenda } from '../domain/agenda-feed/read-own-agenda'
import { readerOf } from '../domain/agenda-feed/reader-of'
import { writeAgenda } from '../domain/agenda-feed/write-agenda'
import { AgendaFeed } from '../entities/agenda-feed'

const path = 'calendar/feed'
const access = { module: 'CRM', inPerson: true } as const

const readAgendaFeed = call({
  method: 'GET',
  path,
  operationId: 'calendar.feed',
  access,
  summary: 'Whether other calendars can read the own agenda, and when one last did',
  response: nullable(
    t.Object({
      made_at: t.String({ format: 'date-time' }),
      last_read_at: nullable(t.String({ format: 'date-time' })),
    }),
  ),
  async run(context) {
    const feed = await openRecord(context, AgendaFeed, { user_id: signedIn(context).id })
    return feed && { made_at: feed.created_at.toISOString(), last_read_at: feed.last_read_at?.toISOString() ?? null }
  },
})

const makeAgendaFeed = call({
  method: 'POST',
  path,
  operationId: 'calendar.makefeed',
  access,
  secret: true,
  status: 201,
  summary: 'Make the address at which other calendars read the own agenda; an earlier one stops working',
  response: t.Object({ address: t.String({ description: 'Answered once: a hash of it is kept' }) }),
  async run(context) {
    const user_id = signedIn(context).id
    await lockByName(context, `agenda feed of ${user_id}`)
    await endAgendaFeed(context, user_id)
    const feed = await insertRecord(context, AgendaFeed, { user_id })
    const hash = await renewLink(context, agendaFeedLink, feed.id)
    context.log({ type: 'agendafeed', id: feed.id, description: 'created' })
    return { address: `${context.config.publicUrl}/api/${path}/${hash}/agenda.ics` }
  },
})

const dropAgendaFeed = call({
  method: 'DELETE',
  path,
  operationId: 'calendar.endfeed',
  access,
  summary: 'Let no other calendar read the own agenda any more',
  response: 'nothing',
  async run(context) {
    await endAgendaFeed(context, signedIn(context).id)
    return undefined
  },
})

/** What Outlook, Google and Apple read, as long as whose agenda it is may see it in here. */
const serveAgendaFeed = call({
  method: 'GET',
  path: `${path}/:hash/agenda.ics`,
  operationId: 'calendar.servefeed',
  access: { hash: agendaFeedLink },
  linkLimit: {
    of: 'reads of an agenda',
    within: [{ most: 120, seconds: 3600, text: 'crm.feed_too_often' }],
  },
  summary: 'The agenda of a colleague as iCalendar (RFC 5545)',
  params: t.Object({ hash: t.String({ minLength: 43, maxLength: 43 }) }),
  response: 'file',
  async run(context, { recordId }) {
    const feed = await openRecord(context, AgendaFeed, recordId)
    const reader = feed && (await readerOf(context, feed.user_id))
    if (!reader) throw new Problem(404, agendaFeedLink.gone)
    await updateRows(context, AgendaFeed, { id: feed.id }, { last_read_at: new Date() })
    const agenda = writeAgenda(context, reader, await readOwnAgenda(context, reader))
    return fileResponse(new TextEncoder().encode(agenda), 'text/calendar; charset=utf-8', 'agenda.ics')
  },
})

export const agendaFeedCalls = [readAgendaFeed, makeAgendaFeed, dropAgendaFeed, serveAgendaFeed]
