import { Card, CardRow, Checkbox, formatMoment, useSave, useT } from '@core/ui'
import type { Incident } from './incident-status'

/** What is looked at for the equipment of an incident, ticked one by one (picture 29). */
export function ChecksCard({ incident }: { incident: Incident }) {
  const t = useT('aftercare')
  const save = useSave('post', '/api/incident/{id}/check')
  const { id, checks } = incident
  if (!checks.length) return null
  const done = checks.filter(check => check.done).length
  return (
    <Card
      title={t('checkAndSolve')}
      flush
      actions={<span className="vk-meta">{t('checkedOf', { done, total: checks.length })}</span>}
    >
      {checks.map((check, point) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the list
        <CardRow key={point}>
          <span className="vk-grow">
            <Checkbox
              checked={check.done}
              disabled={save.isPending}
              onChange={on => save.mutate({ params: { path: { id } }, body: { point, done: on } })}
            >
              {check.text}
            </Checkbox>
          </span>
          <span className="vk-meta">
            {[check.note, check.by, check.at && formatMoment(check.at)].filter(Boolean).join(' · ')}
          </span>
        </CardRow>
      ))}
    </Card>
  )
}
