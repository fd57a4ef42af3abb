import { type Answer, Link, type TimelineEntry, type useT } from '@core/ui'
import { IconFilePlus, IconHistory, IconPencil, IconRestore, IconSend, IconTrash } from '@tabler/icons-react'
import { whoDid } from './log-entries'

type LogItem = Answer<'get', '/api/company/getlogitems/{date}'>[number]
type T = ReturnType<typeof useT<'crm'>>

const icons: Record<string, TimelineEntry['icon']> = {
  created: IconFilePlus,
  updated: IconPencil,
  deleted: IconTrash,
  restored: IconRestore,
  sent: IconSend,
}

/** Kinds of records that have a name here; another is called as the API calls it. */
const kinds = [
  'relation',
  'organization',
  'flow',
  'note',
  'message',
  'quotation',
  'invoice',
  'calculation',
  'calculationitem',
  'documentwidget',
  'product',
  'producttablerow',
  'mailtemplate',
  'companysettings',
  'customfield',
  'company',
  'user',
] as const

const deeds = [
  'created',
  'updated',
  'deleted',
  'restored',
  'sent',
  'marked_sent',
  'viewed',
  'approved',
  'rejected',
  'expired',
  'paid',
  'reminded',
] as const

const pages: Record<string, string> = {
  relation: 'relation_detail',
  organization: 'organization_detail',
  flow: 'flow_detail',
  note: 'note_detail',
}

/** A line of the log of a day: what was done to which record, with the way to it. */
export function dayEntry(item: LogItem, t: T): TimelineEntry {
  const kind = kinds.find(one => one === item.loggable_type)
  const deed = deeds.find(one => one === item.description)
  const title = t('logLine', {
    kind: kind ? t(`kind_${kind}`) : item.loggable_type,
    name: nameIn(item) ?? item.loggable_id,
    deed: deed ? t(`deed_${deed}`) : item.description.replaceAll('_', ' '),
  })
  const page = pageOf(item)
  return {
    id: item.id,
    icon: icons[item.description] ?? IconHistory,
    title: page ? <Link to={page}>{title}</Link> : title,
    when: item.created_at,
    text: whoDid(item, t),
  }
}

/** What the record is called, where the line says so. */
function nameIn({ new_value, old_value }: LogItem): string | null {
  const values = { ...old_value, ...new_value }
  const found = ['fullname', 'relation_fullname', 'title', 'subject', 'surname', 'name', 'number']
    .map(field => values[field])
    .find(value => typeof value === 'string' && value !== '')
  return found === undefined ? null : `“${String(found)}”`
}

/** Of what is gone there is no page, of what belongs to a dossier there is that of the dossier. */
function pageOf({ loggable_type, loggable_id, flow_id, description }: LogItem): string | null {
  const page = pages[loggable_type]
  if (page) return description === 'deleted' ? null : `/${page}/${loggable_id}`
  return flow_id ? `/flow_detail/${flow_id}` : null
}
