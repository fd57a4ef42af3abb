import { useContents, useKinds, useT } from '@core/ui'
import type { TimelineEntry } from '@core/ui/records'
import { type LogItem, logEntry } from '../ui/flow/log-entries'
import { timelineLines } from './ui'

/** Lines of the log of dossiers as a timeline tells them; what nobody has words for is left out. */
export function useLogEntries(items: readonly LogItem[]): TimelineEntry[] {
  const t = useT('crm')
  const kinds = useKinds()
  const lines = useContents(timelineLines) ?? []
  return items.flatMap(item => logEntry(item, t, lines, kinds) ?? [])
}
