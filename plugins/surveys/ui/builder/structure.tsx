import { classes, useT } from '@core/ui'
import { SortableRows } from '@core/ui/records'
import { IconRepeat } from '@tabler/icons-react'
import { inPartOrder, partsOf } from '../../domain/form-parts'
import type { Builder } from './use-builder'

interface StructureProps {
  builder: Builder
  /** Opens a field where it is changed. */
  onOpen: (id: number) => void
}

/** The headings and groups of a form, each a press away and moved with all that it holds; nothing for a form without. */
export function Structure({ builder, onOpen }: StructureProps) {
  const t = useT('surveys')
  const { fields, chosen, arrange } = builder
  const parts = partsOf(fields)
  if (parts.length === 0) return null
  return (
    <section className="surveys-structure" aria-label={t('structure')}>
      <h2>{t('structure')}</h2>
      <SortableRows
        rows={parts}
        nameOf={({ title }) => title}
        onOrder={next => {
          const ids = next.map(({ id }) => id)
          arrange(inPartOrder(fields, ids))
        }}
        render={({ id, title, count, isGroup }) => (
          <button
            type="button"
            className={classes('surveys-part', chosen?.id === id && 'surveys-part-chosen')}
            aria-pressed={chosen?.id === id}
            onClick={() => onOpen(id)}
          >
            <span className="vk-grow vk-clip">{title}</span>
            {isGroup && <IconRepeat size={14} stroke={1.75} aria-hidden="true" />}
            <span className="vk-number">{count}</span>
          </button>
        )}
      />
    </section>
  )
}
