import {
  IconAlertTriangle,
  IconBan,
  IconChartPie2,
  IconCheck,
  IconClock,
  IconEye,
  IconPencil,
  IconSend,
  IconTemplate,
  IconX,
} from '@tabler/icons-react'
import type { Icon } from '../define/define-ui.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Tag, type Tone } from './tag.tsx'

/** Statuses of documents, with `overdue` and the like for invoices. */
export type DocumentStatus = keyof typeof looks

const looks = {
  draft: { text: 'statusDraft', tone: 'warn', icon: IconPencil },
  sent: { text: 'statusSent', tone: 'info', icon: IconSend },
  viewed: { text: 'statusViewed', tone: 'info', icon: IconEye },
  approved: { text: 'statusApproved', tone: 'ok', icon: IconCheck },
  paid: { text: 'statusPaid', tone: 'ok', icon: IconCheck },
  partly_paid: { text: 'statusPartlyPaid', tone: 'warn', icon: IconChartPie2 },
  rejected: { text: 'statusRejected', tone: 'danger', icon: IconX },
  cancelled: { text: 'statusCancelled', tone: 'danger', icon: IconBan },
  expired: { text: 'statusExpired', tone: 'neutral', icon: IconClock },
  overdue: { text: 'statusOverdue', tone: 'danger', icon: IconAlertTriangle },
  uncollectible: { text: 'statusUncollectible', tone: 'danger', icon: IconBan },
  template: { text: 'statusTemplate', tone: 'accent', icon: IconTemplate },
} as const satisfies Record<string, { text: string; tone: Tone; icon: Icon }>

export interface StatusTagProps {
  status: string
  /** With `overdue`: how many days. */
  days?: number
}

/** Status of a document in the words and colours of the product; an unknown status shows as it is. */
export function StatusTag({ status, days }: StatusTagProps) {
  const t = useCoreT()
  if (!isDocumentStatus(status)) return <Tag tone="neutral">{status}</Tag>
  const { text, tone, icon } = looks[status]
  const label = status === 'overdue' && days !== undefined ? t('statusOverdueDays', { count: days }) : t(text)
  return (
    <Tag tone={tone} icon={icon}>
      {label}
    </Tag>
  )
}

/** Tone of a status, for banners and rows that follow the same colours. */
export function toneOfStatus(status: string): Tone {
  return isDocumentStatus(status) ? looks[status].tone : 'neutral'
}

function isDocumentStatus(status: string): status is DocumentStatus {
  return status in looks
}
