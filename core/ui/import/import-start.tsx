import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { CardRow } from '../data/card.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { FileDrop } from '../files/file-drop.tsx'
import { upload } from '../files/transfer.ts'
import { formatMoment } from '../format/date.ts'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { useCall } from '../query/use-call.ts'
import { importStateKey } from './import-words.ts'
import type { ImportFile } from './use-import.ts'

/** Megabytes that a file may have (G-UPL). */
const limit = 10

/** A file to begin with, or an earlier import to look at. */
export function ImportStart({ resource, onOpen }: { resource: string; onOpen: (id: number) => void }) {
  const t = useCoreT()
  const [part, setPart] = useState<number>()
  const query = { params: { query: { resource: resource.slice('/api/'.length) } } }
  const { data: earlier = [] } = useCall('get', '/api/importfile', query, { freshMs: 0 })

  async function take([file]: File[]): Promise<void> {
    if (!file) return
    setPart(0)
    try {
      const made = await upload<ImportFile>(`${resource}/importfile`, file, {}, 'file', setPart)
      onOpen(made.id)
    } catch (error) {
      toastProblem(error)
      setPart(undefined)
    }
  }

  return (
    <div className="vk-stack">
      <FileDrop
        icon={IconFileSpreadsheet}
        accept=".xlsx,.csv,.txt"
        limit={limit}
        busy={part !== undefined}
        progress={part}
        help={t('importDropHelp', { limit })}
        onFiles={take}
      />
      {earlier.length > 0 && (
        <section className="vk-import-earlier">
          <h3>{t('importEarlier')}</h3>
          {earlier.map(one => (
            <CardRow key={one.id}>
              <button type="button" className="vk-import-open" onClick={() => onOpen(one.id)}>
                <span className="vk-grow vk-clip">{one.filename}</span>
                <span className="vk-meta">
                  {[one.user_fullname, formatMoment(one.created_at)].filter(Boolean).join(' · ')}
                </span>
                <span className="vk-meta">
                  {t('importRowCount', { count: one.row_count, n: formatNumber(one.row_count) })}
                </span>
                <span className="vk-import-state">{t(importStateKey(one.state))}</span>
              </button>
            </CardRow>
          ))}
        </section>
      )}
    </div>
  )
}
