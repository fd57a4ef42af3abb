import type { StatusLook } from '@core/ui'
import { IconBan, IconCheck, IconClock, IconEye, IconPencil, IconSend, IconTemplate, IconX } from '@tabler/icons-react'
import type texts from './nl'

/** How the statuses of documents look, wherever they show. Whoever declares them spreads their texts into its own. */
export const documentStatuses = {
  draft: { title: 'field.status.draft', tone: 'warn', icon: IconPencil },
  sent: { title: 'field.status.sent', tone: 'info', icon: IconSend },
  viewed: { title: 'status_viewed', tone: 'info', icon: IconEye },
  approved: { title: 'field.status.approved', tone: 'ok', icon: IconCheck },
  paid: { title: 'status_paid', tone: 'ok', icon: IconCheck },
  rejected: { title: 'field.status.rejected', tone: 'danger', icon: IconX },
  cancelled: { title: 'field.status.cancelled', tone: 'danger', icon: IconBan },
  expired: { title: 'field.status.expired', tone: 'neutral', icon: IconClock },
  uncollectible: { title: 'status_uncollectible', tone: 'danger', icon: IconBan },
  template: { title: 'status_template', tone: 'accent', icon: IconTemplate },
} as const satisfies Readonly<Record<string, StatusLook<keyof typeof texts>>>
