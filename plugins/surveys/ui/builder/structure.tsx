import { classes, useT } from '@core/ui'
import { IconRepeat } from '@tabler/icons-react'
import { partsOf } from '../../domain/form-parts'
import { cardOf } from './canvas'
import type { Builder } from './use-builder'

/** The headings and groups of a form, each a press away; nothing for a form without. */
export function Structure({ builder }: { builder: Builder }) {
  const t = useT('surveys')
  const parts = partsOf(builder.fields)
  if (parts.length === 0) return null
  return (
    <section aria-label={t('structure')}>
      <h2>{t('structure')}</h2>
      <ul className="surveys-structure">
        {parts.map(({ id, title, count, isGroup }) => (
          <li key={id}>
            <button
              type="button"
              className={classes('surveys-part', builder.chosen?.id === id && 'surveys-part-chosen')}
              aria-pressed={builder.chosen?.id === id}
              onClick={() => {
                builder.choose(id)
                document.getElementById(cardOf(id))?.scrollIntoView({ block: 'center' })
              }}
            >
              <span className="vk-grow vk-clip">{title}</span>
              {isGroup && <IconRepeat size={14} stroke={1.75} aria-hidden="true" />}
              <span className="vk-number">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
