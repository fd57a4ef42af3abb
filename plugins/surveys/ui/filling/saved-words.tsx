import { formatTime, useOnline, useT } from '@core/ui'
import type { SaveQueue } from '@core/ui/records'
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'

interface SavedWordsProps {
  /** Answers and files that the server has not got. */
  waiting: number
  queues: readonly SaveQueue[]
  /** The device keeps what waits. */
  safe: boolean
}

/** What became of what was filled in, always in words. */
export function SavedWords({ waiting, queues, safe }: SavedWordsProps) {
  const t = useT('surveys')
  const online = useOnline()
  const saved = queues.flatMap(({ savedAt }) => savedAt ?? []).sort((one, other) => Number(other) - Number(one))[0]
  const held = !online || queues.some(({ failed }) => failed)
  const [Glyph, text] =
    waiting === 0
      ? ([IconCloudCheck, saved ? t('savedAt', { time: formatTime(saved) }) : t('saved')] as const)
      : !safe
        ? ([IconAlertTriangle, t('keepOpen')] as const)
        : held
          ? ([IconCloudOff, t('waitsHere', { count: waiting })] as const)
          : ([IconCloudUp, t('saving')] as const)
  return (
    <span className="surveys-state" role="status">
      <Glyph size={16} stroke={1.75} />
      <span>{text}</span>
    </span>
  )
}
