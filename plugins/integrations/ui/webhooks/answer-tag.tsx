import { Tag, useT } from '@core/ui'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import type { Delivery } from './delivery-row'

type Attempt = Delivery['tries'][number]

/** What an address answered to the last try, in words and not by colour alone. */
export function AnswerTag({ tried }: { tried: Attempt | undefined }) {
  const text = useAnswerText()
  const t = useT('integrations')
  if (!tried)
    return (
      <Tag tone="neutral" icon={IconClock}>
        {t('notTriedYet')}
      </Tag>
    )
  return (
    <Tag tone={tried.problem === null ? 'ok' : 'danger'} icon={tried.problem === null ? IconCheck : IconAlertTriangle}>
      {text(tried)}
    </Tag>
  )
}

/** What came of a try, in plain words: "200 · 184 ms", "503 · niet bereikbaar", "404 · adres is weg". */
export function useAnswerText(): (tried: Attempt) => string {
  const t = useT('integrations')
  return ({ status, problem, ms }) => {
    if (problem === null) return `${status} · ${ms} ms`
    if (problem !== 'status' || status === null) return t(`problem_${problem}`, { status: status ?? 0 })
    const why =
      status === 404 ? 'whyAway' : status === 401 || status === 403 ? 'whyRefused' : status >= 500 ? 'whyBroken' : null
    return why ? `${status} · ${t(why)}` : t('problem_status', { status })
  }
}
