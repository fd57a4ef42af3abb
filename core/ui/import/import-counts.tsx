import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { importStatusKey, importTones } from './import-words.ts'
import type { ImportFile } from './use-import.ts'

/** What would have been made or changed is left to do once the import is stopped. */
function countsOf({ state, counts }: ImportFile): ImportFile['counts'] {
  if (state !== 'stopped') return counts
  const { create = 0, update = 0, read = 0, ...done } = counts
  return { ...done, read: read + create + update }
}

/** The rows of an import by what becomes of them, as one bar with its numbers in words. */
export function ImportCounts({ file }: { file: ImportFile }) {
  const t = useCoreT()
  const counts = countsOf(file)
  const parts = importTones.flatMap(({ status, tone }) => {
    const count = counts[status] ?? 0
    return count ? [{ status, tone, count }] : []
  })
  return (
    <div className="vk-import-counts">
      <div className="vk-import-bar" aria-hidden="true">
        {parts.map(({ status, tone, count }) => (
          <span key={status} data-tone={tone} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul>
        {parts.map(({ status, tone, count }) => (
          <li key={status}>
            <i data-tone={tone} />
            <strong className="vk-number">{formatNumber(count)}</strong> {t(importStatusKey(status))}
          </li>
        ))}
      </ul>
    </div>
  )
}
