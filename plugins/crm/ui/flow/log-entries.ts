import type { Answer, useKinds, useT } from '@core/ui'
import type { TimelineEntry } from '@core/ui/records'
import {
  IconArrowRight,
  IconHistory,
  IconMail,
  IconMailX,
  IconNote,
  IconPaperclip,
  IconPencil,
  IconPhoneCheck,
  IconPhoto,
  IconUserPlus,
} from '@tabler/icons-react'
import { type FlowStatus, stageOf } from '../../contract/flow-status'
import { stageName, stageTint } from '../../contract/stage-look'
import type { TimelineLine } from '../../contract/ui'
import { whatChanged } from './what-changed'

export type LogItem = Answer<'get', '/api/flow/{id}/getlogitems'>[number]
type T = ReturnType<typeof useT<'crm'>>
type Kinds = ReturnType<typeof useKinds>

export type TimelineLines = readonly TimelineLine[]

/** Who did it, and on whose behalf. */
export function whoDid(item: Pick<LogItem, 'user_fullname' | 'customer_name' | 'impersonator_name'>, t: T): string {
  const own = item.user_fullname ?? item.customer_name
  // What the platform did by itself, it did for nobody.
  if (!own && item.impersonator_name) return item.impersonator_name
  const name = own ?? t('system')
  return item.impersonator_name ? t('onBehalfOf', { admin: item.impersonator_name, user: name }) : name
}

/**
 * A line of the log as the timeline tells it, of what other plugins keep in their `lines`; messages are left out, they are
 * shown themselves.
 */
export function logEntry(item: LogItem, t: T, lines: TimelineLines, kinds: Kinds): TimelineEntry | null {
  const base = { id: `log-${item.id}`, when: item.created_at, text: whoDid(item, t) }
  const value = item.new_value ?? {}
  if (item.loggable_type === 'message') return null
  if (item.loggable_type === 'note')
    return item.description === 'created' ? { ...base, icon: IconNote, title: t('logNote') } : null
  if (item.loggable_type === 'assistmail') return mailEntry(item, base, t)
  const line = lines.find(({ kind, deed }) => kind === item.loggable_type && deed === item.description)
  if (line) {
    const title = typeof line.title === 'string' ? line.title : line.title(value)
    return { ...base, icon: line.icon, title, tone: line.tone }
  }
  if (item.loggable_type === 'picture' || item.loggable_type === 'flowfile') return fileEntry(item, base, t)
  if (item.loggable_type !== 'flow') return null
  if (item.description === 'created')
    return { ...base, icon: IconUserPlus, title: t('logFlowCreated'), tone: stageTint('new') }
  if (typeof value.status === 'string' && typeof item.old_value?.status === 'string') {
    const stage = stageOf(value.status as FlowStatus)
    const name = stage
      ? stageName(stage)
      : t(value.status === 'completed' ? 'field.flow.status.completed' : 'field.flow.status.cancelled')
    return {
      ...base,
      icon: IconArrowRight,
      title: [t('logStage', { stage: name }), stage ? value.phase : value.cancel_reason].filter(Boolean).join(' · '),
      tone: stage ? stageTint(stage) : 'neutral',
    }
  }
  if (item.description === 'updated' && typeof value.phase === 'string')
    return { ...base, icon: IconArrowRight, title: t('logPhase', { phase: value.phase }) }
  if (item.description === 'contacted')
    return { ...base, icon: IconPhoneCheck, title: String(value.title ?? t('log_contacted')) }
  if (item.description === 'updated') {
    const text = [base.text, whatChanged(item, t, kinds)].filter(Boolean).join(' · ')
    return { ...base, icon: IconPencil, title: t('logFlowUpdated'), text }
  }
  return { ...base, icon: IconHistory, title: known(`log_${item.description}`, t) ?? t('logOther') }
}

/** What was mailed; what the customer answered is in the conversation, and shown from there. */
function mailEntry(item: LogItem, base: Omit<TimelineEntry, 'icon' | 'title'>, t: T): TimelineEntry | null {
  const title = known(`log_${item.description}`, t)
  if (!title) return null
  const { subject, from } = item.new_value ?? {}
  const failed = item.description === 'mail_failed'
  return {
    ...base,
    icon: failed ? IconMailX : IconMail,
    title,
    text: [from ?? base.text, subject].filter(Boolean).join(' · '),
    tone: failed ? 'danger' : 'neutral',
  }
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
  'log_merged',
  'log_hash_reset',
  'log_restored',
  'log_deleted',
  'log_picture_created',
  'log_flowfile_created',
  'log_mailed',
  'log_mail_failed',
  'log_received_unknown',
] as const

function known(key: string, t: T): string | null {
  const found = spoken.find(one => one === key)
  return found ? t(found) : null
}
