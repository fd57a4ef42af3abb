import { type RowOf, Tag, type Tone, useT } from '@core/ui'
import { IconAlertTriangle, IconCheck, IconProgress, IconUrgent } from '@tabler/icons-react'

export type Incident = RowOf<'/api/incident'>

const LOOKS = {
  open: ['warn', IconAlertTriangle],
  ongoing: ['info', IconProgress],
  resolved: ['ok', IconCheck],
} as const satisfies Record<Incident['status'], readonly [Tone, typeof IconCheck]>

/** Where an incident stands; one that is late says so in red, in words. */
export function IncidentStatus({ incident: { status, late } }: { incident: Pick<Incident, 'status' | 'late'> }) {
  const t = useT('aftercare')
  if (late)
    return (
      <Tag tone="danger" icon={IconUrgent}>
        {t(late === 'answer' ? 'lateAnswer' : 'lateSolution')}
      </Tag>
    )
  const [tone, icon] = LOOKS[status]
  return (
    <Tag tone={tone} icon={icon}>
      {t(`field.incident.status.${status}`)}
    </Tag>
  )
}

/** What an incident is called in a list: its few words, else what the customer said, cut at 128 characters (R-MSG-007). */
export const incidentTitle = ({ description, content }: Pick<Incident, 'description' | 'content'>): string => {
  const words = description || content
  return words.length > 128 ? `${words.slice(0, 128)}…` : words
}
