import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { countShownAs, importStatusKey, importTones } from './import-words.ts'
import type { ImportFile } from './use-import.ts'

/** The rows of an import by what becomes of them, as one bar with its numbers in words. */
export function ImportCounts({ file }: { file: ImportFile }) {
  const t = useCoreT()
  const parts = importTones.flatMap(({ status, tone }) => {
    const count = countShownAs(file, status)
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
