import { Button, Card, CardRow, formatTime, useT } from '@core/ui'
import type { KeptAct } from './on-device'

interface RefusedProps {
  acts: readonly (readonly [key: string, act: KeptAct])[]
  onDrop: (key: string) => void
}

/** What the server would not have, and why: whoever did it says that it may go. */
export function Refused({ acts, onDrop }: RefusedProps) {
  const t = useT('project')
  const refused = acts.filter(([, { refusal }]) => refusal !== undefined)
  if (!refused.length) return null
  return (
    <Card title={t('refusedHere')} flush>
      {refused.map(([key, { kind, at, refusal }]) => (
        <CardRow key={key}>
          <span className="vk-grow">
            <strong>{`${t(`act_${kind}`)}, ${formatTime(at)}`}</strong>
            <span className="vk-meta">{refusal}</span>
          </span>
          <Button size="small" onClick={() => onDrop(key)}>
            {t('dropAct')}
          </Button>
        </CardRow>
      ))}
    </Card>
  )
}
