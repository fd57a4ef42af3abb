import { formatTime, useOnline, useT } from '@core/ui'
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useEditor } from './editor-context'

/** "Opgeslagen 09:41" beside the title; never a toast. */
export function SavedState() {
  const t = useT('documents')
  const online = useOnline()
  const { queue, locked, calculation } = useEditor()
  if (locked) return null
  const [Glyph, text] = !online
    ? ([IconCloudOff, queue.pending ? t('unsaved', { count: queue.pending }) : t('savedOffline')] as const)
    : queue.failed || calculation.faulty.size > 0
      ? ([IconCloudOff, t('notSaved')] as const)
      : queue.pending > 0
        ? ([IconCloudUp, t('saving')] as const)
        : queue.savedAt
          ? ([IconCloudCheck, t('savedAt', { time: formatTime(queue.savedAt) })] as const)
          : ([null, ''] as const)
  return (
    <span className="documents-saved" role="status">
      {Glyph && <Glyph size={16} stroke={1.75} />}
      <span>{text}</span>
    </span>
  )
}
