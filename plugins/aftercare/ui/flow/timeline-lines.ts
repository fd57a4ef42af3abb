import type { useT } from '@core/ui'
import { stageTint } from '@plugins/crm/contract/stage-look'
import type { TimelineLine } from '@plugins/crm/contract/ui'
import { IconAlertTriangle, IconCheck, IconProgress, IconRotate } from '@tabler/icons-react'

/** What the timeline of a dossier tells of incidents. */
export default (t: ReturnType<typeof useT<'aftercare'>>): TimelineLine[] => {
  const line = (deed: string, title: string, icon: TimelineLine['icon'], tone: TimelineLine['tone']) => ({
    ...{ kind: 'incident', deed, title, icon, tone },
  })
  const tint = stageTint('aftercare')
  return [
    line('reported', t('log_reported'), IconAlertTriangle, tint),
    line('taken_up', t('log_begun'), IconProgress, tint),
    line('resolved', t('log_resolved'), IconCheck, 'ok'),
    line('reopened', t('log_reopened'), IconRotate, tint),
  ]
}
