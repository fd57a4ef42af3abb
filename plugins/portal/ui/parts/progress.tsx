import { useT } from '@core/ui'
import { IconCheck } from '@tabler/icons-react'
import './progress.css'

/** Statuses of a dossier under each step that a customer knows. */
const STEPS = {
  request: ['unread', 'new', 'intake'],
  offer: ['quotation', 'confirmation'],
  work: ['project'],
  bill: ['invoice'],
  done: ['aftercare', 'completed'],
} as const

/** How far the work is, in the words of the customer; nothing for what was called off. */
export function Progress({ status }: { status: string }) {
  const t = useT('portal')
  const steps = Object.entries(STEPS) as [keyof typeof STEPS, readonly string[]][]
  const now = steps.findIndex(([, statuses]) => statuses.includes(status))
  if (now < 0) return null
  return (
    <ol className="portal-progress" aria-label={t('progress')}>
      {steps.map(([step], i) => (
        <li key={step} data-done={i < now || undefined} aria-current={i === now ? 'step' : undefined}>
          <span aria-hidden="true">{i < now ? <IconCheck size={14} stroke={2.25} /> : i + 1}</span>
          {t(`progress_${step}`)}
        </li>
      ))}
    </ol>
  )
}
