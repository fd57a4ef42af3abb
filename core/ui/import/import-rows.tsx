import { useState } from 'react'
import { SegmentedControl } from '../fields/segmented-control.tsx'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { useCall } from '../query/use-call.ts'
import { ImportTable } from './import-table.tsx'
import { capital, countShownAs, importStatusKey, importTones, shownAs, statusesShownAs } from './import-words.ts'
import type { ImportFile, ImportStatus } from './use-import.ts'

/** Rows that are shown: enough to see whether the columns are right. */
const shown = 50

interface ImportRowsProps {
  file: ImportFile
  /** The kind of rows that is shown first; all when `null`. */
  first: ImportStatus | null
}

/** Rows of a file as they came, with what is wrong in words, and the cell where it is marked. */
export function ImportRows({ file, first }: ImportRowsProps) {
  const t = useCoreT()
  const [status, setStatus] = useState<ImportStatus | 'all'>(first ?? 'all')
  const kinds = importTones.map(tone => tone.status).filter(kind => countShownAs(file, kind))
  const wanted = status === 'all' ? {} : { status: statusesShownAs(file, status).join(',') }
  const init = { params: { path: { id: file.id }, query: { limit: shown, ...wanted } } }
  const { data } = useCall('get', '/api/importfile/{id}/rows', init, { freshMs: 0, keepPrevious: true })
  const columns = file.mapping.flatMap((name, i) => (name === null ? [] : [{ name, i }]))
  const labelOf = (name: string) => file.fields.find(field => field.name === name)?.label ?? name
  const total = data?.pagination.total ?? 0

  return (
    <div className="vk-import-rows">
      {kinds.length > 1 && (
        <SegmentedControl
          label={t('importShow')}
          value={status}
          onChange={setStatus}
          options={[
            { value: 'all', label: t('importAllRows') },
            ...kinds.map(kind => ({ value: kind, label: capital(t(importStatusKey(kind))) })),
          ]}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <section className="vk-import-scroll" aria-label={t('importRowsLabel')} tabIndex={0}>
        <ImportTable>
          <thead>
            <tr>
              <th scope="col">{t('importRow')}</th>
              <th scope="col">{t('importOutcome')}</th>
              {columns.map(({ name }) => (
                <th scope="col" key={name}>
                  {labelOf(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.data.map(row => (
              <tr key={row.id}>
                <td className="vk-number">{row.row}</td>
                <td className="vk-import-outcome">
                  {capital(t(importStatusKey(shownAs(file, row.status))))}
                  {Object.entries(row.errors).map(([field, text]) => (
                    <small key={field}>{field ? `${labelOf(field)}: ${text}` : text}</small>
                  ))}
                </td>
                {columns.map(({ name, i }) => (
                  <td key={name} className="vk-clip" data-wrong={Object.hasOwn(row.errors, name) || undefined}>
                    {String(row.cells[i] ?? '') || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ImportTable>
      </section>
      {total > shown && (
        <p className="vk-meta">{t('importFirstRows', { shown: formatNumber(shown), total: formatNumber(total) })}</p>
      )}
    </div>
  )
}
