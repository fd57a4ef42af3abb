import { type Answer, type Stage, stageName, stageOf, type TimelineEntry, type useT } from '@core/ui'
import {
  IconArrowRight,
  IconBan,
  IconCheck,
  IconEye,
  IconFileText,
  IconHistory,
  IconNote,
  IconPaperclip,
  IconPencil,
  IconPhoto,
  IconReceiptEuro,
  IconSend,
  IconUserPlus,
} from '@tabler/icons-react'

export type LogItem = Answer<'get', '/api/flow/{id}/getlogitems'>[number]
type T = ReturnType<typeof useT<'crm'>>

const documents = new Set(['quotation', 'invoice'])
const icons = {
  created: IconFileText,
  sent: IconSend,
  reminded: IconSend,
  viewed: IconEye,
  approved: IconCheck,
  rejected: IconBan,
  deleted: IconBan,
} as const

/** Who did it, and on whose behalf. */
export function whoDid(item: Pick<LogItem, 'user_fullname' | 'customer_name' | 'impersonator_name'>, t: T): string {
  const name = item.user_fullname ?? item.customer_name ?? t('system')
  return item.impersonator_name ? t('onBehalfOf', { admin: item.impersonator_name, user: name }) : name
}

/** A line of the log as the timeline tells it; messages are left out, they are shown themselves. */
export function logEntry(item: LogItem, t: T): TimelineEntry | null {
  const base = { id: `log-${item.id}`, when: item.created_at, text: whoDid(item, t) }
  const value = item.new_value ?? {}
  if (item.loggable_type === 'message') return null
  if (item.loggable_type === 'note')
    return item.description === 'created' ? { ...base, icon: IconNote, title: t('logNote') } : null
  if (documents.has(item.loggable_type)) return documentEntry(item, base, t)
  if (item.loggable_type === 'picture' || item.loggable_type === 'flowfile') return fileEntry(item, base, t)
  if (item.loggable_type !== 'flow') return null
  if (item.description === 'created')
    return { ...base, icon: IconUserPlus, title: t('logFlowCreated'), tone: 'stage-new' }
  if (typeof value.status === 'string' && typeof item.old_value?.status === 'string') {
    const stage = stageOf(value.status)
    const name = stage
      ? stageName(stage)
      : t(value.status === 'completed' ? 'field.flow.status.completed' : 'field.flow.status.cancelled')
    return {
      ...base,
      icon: IconArrowRight,
      title: [t('logStage', { stage: name }), stage && value.phase].filter(Boolean).join(' · '),
      tone: stage ? `stage-${stage}` : 'neutral',
    }
  }
  if (item.description === 'updated' && typeof value.phase === 'string')
    return { ...base, icon: IconArrowRight, title: t('logPhase', { phase: value.phase }) }
  if (item.description === 'updated') return { ...base, icon: IconPencil, title: t('logFlowUpdated') }
  return { ...base, icon: IconHistory, title: known(`log_${item.description}`, t) ?? t('logOther') }
}

function documentEntry(item: LogItem, base: Omit<TimelineEntry, 'icon' | 'title'>, t: T): TimelineEntry | null {
  const title = known(`log_${item.loggable_type}_${item.description}`, t)
  if (!title) return null
  const stage: Stage = item.loggable_type === 'invoice' ? 'invoice' : 'quotation'
  const icon = icons[item.description as keyof typeof icons] ?? (stage === 'invoice' ? IconReceiptEuro : IconFileText)
  return { ...base, icon, title, tone: `stage-${stage}` }
}

/** What the customer sent, and what was shared with the customer; staff's own photos would drown the rest. */
function fileEntry(item: LogItem, base: Omit<TimelineEntry, 'icon' | 'title'>, t: T): TimelineEntry | null {
  const title = known(`log_${item.loggable_type}_${item.description}`, t)
  if (!title || (item.loggable_type === 'picture' && !item.customer_name)) return null
  const { filename } = item.new_value ?? {}
  const icon = item.loggable_type === 'picture' ? IconPhoto : IconPaperclip
  return { ...base, icon, title, text: [base.text, filename].filter(Boolean).join(' · ') }
}

const spoken = [
  'log_hash_reset',
  'log_restored',
  'log_deleted',
  'log_quotation_created',
  'log_quotation_sent',
  'log_quotation_marked_sent',
  'log_quotation_viewed',
  'log_quotation_approved',
  'log_quotation_rejected',
  'log_quotation_cancelled',
  'log_quotation_deleted',
  'log_invoice_created',
  'log_invoice_sent',
  'log_invoice_marked_sent',
  'log_invoice_viewed',
  'log_invoice_reminded',
  'log_invoice_paid',
  'log_invoice_cancelled',
  'log_invoice_deleted',
  'log_picture_created',
  'log_flowfile_created',
] as const

function known(key: string, t: T): string | null {
  const found = spoken.find(one => one === key)
  return found ? t(found) : null
}
