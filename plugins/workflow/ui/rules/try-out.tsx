import {
  EmptyState,
  ErrorState,
  formatDate,
  formatMoment,
  formatNumber,
  Link,
  LoadingState,
  useCall,
  useT,
} from '@core/ui'
import { useEffect, useState } from 'react'
import type { RuleDraft } from './rule-draft'

const PAUSE_MS = 500

type Asked = Pick<RuleDraft, 'event_trigger_tag' | 'conditions'>

/** What a rule would have done in the last 90 days, anew after each pause in typing. Writes nothing. */
export function TryOut({ asked, whole }: { asked: Asked; whole: boolean }) {
  const t = useT('workflow')
  const settled = useSettled(asked)
  const tag = settled.event_trigger_tag ?? ''
  const body = { event_trigger_tag: tag, conditions: settled.conditions.map(one => ({ ...one })) }
  const tried = useCall(
    'post',
    '/api/eventtriggerrule/tryout',
    { body },
    {
      enabled: Boolean(tag) && whole,
      keepPrevious: true,
      freshMs: 60_000,
    },
  )
  return (
    <section className="workflow-tried" aria-label={t('tryOut')}>
      <h3>{t('tryOut')}</h3>
      {!tag || !whole ? (
        <p className="vk-text-2">{t('tryOutWaits')}</p>
      ) : tried.error ? (
        <ErrorState compact error={tried.error} what={t('tryOut')} onRetry={() => void tried.refetch()} />
      ) : !tried.data ? (
        <LoadingState lines={3} />
      ) : (
        <>
          <p role="status">
            <strong className="workflow-figure">{t('times', { count: tried.data.would })}</strong>{' '}
            <span className="vk-text-2">
              {t('ofTimes', { count: tried.data.events, total: formatNumber(tried.data.events) })}
            </span>
          </p>
          {tried.data.looked < tried.data.events && (
            <p className="vk-meta">
              {t('lookedSince', {
                looked: formatNumber(tried.data.looked),
                day: formatDate(tried.data.looked_since),
              })}
            </p>
          )}
          {tried.data.list.length === 0 ? (
            <EmptyState compact title={t('wouldNothing')} text={t('wouldNothingText')} />
          ) : (
            <ul>
              {tried.data.list.map(({ flow_id, relation_fullname, at }) => (
                <li key={`${flow_id} ${at}`}>
                  <Link className="vk-clip" to={`/flow_detail/${flow_id}`} target="_blank">
                    {relation_fullname || t('field.delayedrule.flow_id')}
                  </Link>
                  <span className="vk-grow" />
                  <span className="vk-meta">{formatMoment(at)}</span>
                </li>
              ))}
            </ul>
          )}
          <p className="vk-meta">{t('asRecordsAreNow')}</p>
        </>
      )}
    </section>
  )
}

/** What is asked, once it has not changed for a moment. */
function useSettled({ event_trigger_tag, conditions }: Asked): Asked {
  const [settled, setSettled] = useState<Asked>({ event_trigger_tag, conditions })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ event_trigger_tag, conditions }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [event_trigger_tag, conditions])
  return settled
}
