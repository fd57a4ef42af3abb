import { type Answer, useT } from '@core/ui'

type Link = Answer<'get', '/api/integrations'>[number]

/** What of a calendar is left out or perhaps not right, as it was read last. */
export function NotUnderstood({ of: { not_understood } }: { of: Pick<Link, 'not_understood'> }) {
  const t = useT('integrations')
  if (!not_understood.length) return null
  return (
    <div className="integrations-missed" role="note" aria-label={t('notUnderstood')}>
      <strong>{t('notUnderstood')}</strong>
      <ul>
        {not_understood.map(({ reason, count }) => (
          <li key={reason}>{t(`missed_${reason}`, { count })}</li>
        ))}
      </ul>
    </div>
  )
}
