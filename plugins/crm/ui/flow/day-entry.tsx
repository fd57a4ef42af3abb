import { type Answer, Link, type useKinds, type useT } from '@core/ui'
import type { TimelineEntry } from '@core/ui/records'
import { IconFilePlus, IconHistory, IconPencil, IconRestore, IconSend, IconTrash } from '@tabler/icons-react'
import { deedOf } from './deed-words'
import { whoDid } from './log-entries'
import { whatChanged } from './what-changed'

type LogItem = Answer<'get', '/api/company/getlogitems/{date}'>[number]
type T = ReturnType<typeof useT<'crm'>>

const icons: Record<string, TimelineEntry['icon']> = {
  created: IconFilePlus,
  updated: IconPencil,
  deleted: IconTrash,
  restored: IconRestore,
  sent: IconSend,
}

/** A line of the log of a day: what was done to which record, whose that is, with the way to it. */
export function dayEntry(
  item: LogItem,
  t: T,
  kinds: ReturnType<typeof useKinds>,
  customers: ReadonlyMap<number, string>,
): TimelineEntry {
  const title = t('logLine', {
    kind: kinds.nounOf(item.loggable_type),
    name: nameOf(item, customers),
    deed: deedOf(item.description, t),
  })
  const page = pageOf(item, kinds.addressOf)
  return {
    id: item.id,
    icon: icons[item.description] ?? IconHistory,
    title: page ? <Link to={page}>{title}</Link> : title,
    when: item.created_at,
    text: [whoDid(item, t), whatChanged(item, t, kinds)].filter(Boolean).join(' · '),
  }
}

/** What the record is called, and whose dossier it is in. */
function nameOf(item: LogItem, customers: ReadonlyMap<number, string>): string {
  const name = item.loggable_name ?? nameIn(item)
  const customer = item.flow_id && customers.get(item.flow_id)
  const words = [name, customer !== name && customer].filter(Boolean)
  return words.length ? `“${words.join(' · ')}”` : String(item.loggable_id)
}

/** What the record was called at the time, where the line says so. */
function nameIn({ new_value, old_value }: LogItem): string | null {
  const values = { ...old_value, ...new_value }
  const found = ['fullname', 'relation_fullname', 'title', 'subject', 'surname', 'name', 'user', 'module', 'number']
    .map(field => values[field])
    .find(value => typeof value === 'string' && value !== '')
  return found === undefined ? null : String(found)
}

/** The page of the record; of what has none, or is gone, that of the dossier it belongs to. */
function pageOf(
  { loggable_type, loggable_id, flow_id, description }: LogItem,
  addressOf: ReturnType<typeof useKinds>['addressOf'],
): string | null {
  const gone = description === 'deleted'
  const page = gone ? null : addressOf(loggable_type, loggable_id)
  return page ?? (flow_id && !(gone && loggable_type === 'flow') ? addressOf('flow', flow_id) : null)
}
