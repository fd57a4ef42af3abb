import type { Icon, Tone, Translate } from '@core/ui'
import type { TimelineLine } from '@plugins/crm/contract/ui'
import { IconBan, IconCheck, IconEye, IconSend } from '@tabler/icons-react'

const icons: Readonly<Record<string, Icon>> = {
  sent: IconSend,
  reminded: IconSend,
  viewed: IconEye,
  approved: IconCheck,
  rejected: IconBan,
  deleted: IconBan,
}

interface KindLook {
  kind: string
  /** For what has no sign of its own. */
  icon: Icon
  tone: Tone
}

/** What the timeline of a dossier tells of a kind of document: its plugin has a text `log_…` for each of these deeds. */
export const documentLines =
  <Deed extends string>({ kind, icon, tone }: KindLook, deeds: readonly Deed[]) =>
  (t: Translate): TimelineLine[] =>
    deeds.map(deed => ({ kind, deed, title: t(`log_${deed}`), icon: icons[deed] ?? icon, tone }))
