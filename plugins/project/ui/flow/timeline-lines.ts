import type { useT } from '@core/ui'
import { stageTint } from '@plugins/crm/contract/stage-look'
import type { TimelineLine } from '@plugins/crm/contract/ui'
import {
  IconBan,
  IconCalendarCheck,
  IconCalendarX,
  IconCheck,
  IconReceipt,
  IconRestore,
  IconSignature,
  IconTools,
} from '@tabler/icons-react'

/** What the timeline of a dossier tells of projects. */
export default (t: ReturnType<typeof useT<'project'>>): TimelineLine[] => {
  const line = (deed: string, title: string, icon: TimelineLine['icon'], tone: TimelineLine['tone']) => ({
    ...{ kind: 'project', deed, title, icon, tone },
  })
  const tint = stageTint('project')
  return [
    line('created', t('log_made'), IconTools, tint),
    line('planned', t('log_planned'), IconCalendarCheck, tint),
    line('replanned', t('log_replanned'), IconCalendarCheck, tint),
    line('unplanned', t('log_unplanned'), IconCalendarX, tint),
    line('completed', t('log_completed'), IconCheck, 'ok'),
    line('delivered', t('log_delivered'), IconSignature, 'ok'),
    line('additional_asked', t('log_additional_asked'), IconReceipt, tint),
    line('cancelled', t('log_cancelled'), IconBan, 'danger'),
    line('rollbackstatus', t('log_put_back'), IconRestore, tint),
  ]
}
