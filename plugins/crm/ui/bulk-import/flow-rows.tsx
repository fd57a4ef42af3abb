import { Button, Checkbox, formatNumber, SegmentedControl, Tag, useT } from '@core/ui'
import { type ImportFile, ImportTable } from '@core/ui/lists'
import { useState } from 'react'
import type { ImportableFlow } from './importable-flow'

interface FlowRowsProps {
  file: ImportFile
  flows: readonly ImportableFlow[]
  /** Those that can be imported. */
  possible: readonly ImportableFlow[]
  /** Numbers of those that somebody left out. */
  left: ReadonlySet<number>
  onLeft: (left: ReadonlySet<number>) => void
}

/** Rows drawn at a time. */
const few = 100

type Kind = 'all' | 'right' | 'wrong'

/** The rows of a file, each with what it becomes or what is wrong, to be chosen from. */
export function FlowRows({ file, flows, possible, left, onLeft }: FlowRowsProps) {
  const t = useT('crm')
  const right = new Set(possible.map(({ id }) => id))
  const wrong = flows.length - possible.length
  const [kind, setKind] = useState<Kind>('all')
  const [shown, setShown] = useState(few)
  const wanted = flows.filter(({ id }) => kind === 'all' || right.has(id) === (kind === 'right'))
  const chosen = possible.filter(({ id }) => !left.has(id)).length

  const spoken = (field: string, text: string) => {
    const label = file.fields.find(({ name }) => name === field)?.label
    return label ? `${label}: ${text}` : text
  }

  function leave(id: number, leaving: boolean): void {
    const next = new Set(left)
    if (leaving) next.add(id)
    else next.delete(id)
    onLeft(next)
  }

  return (
    <>
      <div className="crm-bulk-bar">
        <Checkbox
          checked={chosen > 0 && chosen === possible.length}
          indeterminate={chosen > 0 && chosen < possible.length}
          disabled={!possible.length}
          onChange={all => onLeft(new Set(all ? [] : possible.map(({ id }) => id)))}
        >
          {t('bulkChosen', { chosen: formatNumber(chosen), total: formatNumber(possible.length) })}
        </Checkbox>
        {wrong > 0 && (
          <SegmentedControl<Kind>
            label={t('bulkShow')}
            value={kind}
            onChange={next => {
              setKind(next)
              setShown(few)
            }}
            options={[
              { value: 'all', label: t('everything') },
              { value: 'right', label: t('bulkRight', { total: formatNumber(possible.length) }) },
              { value: 'wrong', label: t('bulkWrong', { total: formatNumber(wrong) }) },
            ]}
          />
        )}
      </div>
      <ImportTable className="crm-bulk-rows">
        <thead>
          <tr>
            <th scope="col">
              <span className="vk-hidden">{t('bulkChoose')}</span>
            </th>
            <th scope="col">{t('bulkRow')}</th>
            <th scope="col">{t('relation')}</th>
            <th scope="col">{t('field.flow.description')}</th>
          </tr>
        </thead>
        <tbody>
          {wanted.slice(0, shown).map(flow => (
            <tr key={flow.id} data-wrong={!right.has(flow.id) || undefined}>
              <td>
                <Checkbox
                  aria-label={t('bulkChooseRow', { row: flow.row })}
                  checked={right.has(flow.id) && !left.has(flow.id)}
                  disabled={!right.has(flow.id)}
                  onChange={checked => leave(flow.id, !checked)}
                />
              </td>
              <td className="vk-number vk-text-2">{flow.row}</td>
              <td>
                <span className="vk-row vk-row-wrap">
                  <strong>{flow.relation || '–'}</strong>
                  {flow.relation_id !== null && <Tag tone="info">{t('bulkKnown')}</Tag>}
                </span>
                <span className="crm-bulk-about vk-text-2">{flow.description}</span>
                {!right.has(flow.id) &&
                  Object.entries(flow.errors).map(([field, text]) => <small key={field}>{spoken(field, text)}</small>)}
              </td>
              <td>{flow.description || '–'}</td>
            </tr>
          ))}
        </tbody>
      </ImportTable>
      {wanted.length > shown && (
        <div className="crm-bulk-more">
          <Button onClick={() => setShown(shown + few)}>{t('showMore')}</Button>
        </div>
      )}
    </>
  )
}
