import type { LinkKind } from '@core/context/call'

/** The address of a colleague's agenda, which calendars of others read. */
export const agendaFeedLink: LinkKind = {
  kind: 'agendafeed',
  word: 'agenda',
  page: '',
  module: 'CRM',
  notFound: 'crm.feed_unknown',
  gone: 'crm.feed_unknown',
}
