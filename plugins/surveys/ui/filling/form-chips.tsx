import { Link, useT } from '@core/ui'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { FilledItem } from '../answers/asked-field'
import { nameOf } from './name-of'
import { useSiblings } from './use-siblings'

/** The forms of the dossier, one touch away from each other. */
export function FormChips({ item }: { item: FilledItem }) {
  const t = useT('surveys')
  const { forms } = useSiblings(item)
  const here = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes into sight once there are chips
  useEffect(() => {
    here.current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [forms.length])
  if (forms.length < 2) return null
  return (
    <nav className="surveys-chips" aria-label={t('formsOfDossier')}>
      {forms.map(form => (
        <Link
          key={form.id}
          ref={form.id === item.id ? here : undefined}
          className="surveys-chip"
          to={`/flowdataitem_detail/${form.id}`}
          aria-current={form.id === item.id ? 'page' : undefined}
          data-done={form.status === 'sent' || (form.asked > 0 && form.filled === form.asked) || undefined}
        >
          {(form.status === 'sent' || (form.asked > 0 && form.filled === form.asked)) && (
            <IconCheck size={16} stroke={1.75} />
          )}
          {nameOf(form)}
        </Link>
      ))}
    </nav>
  )
}
