import {
  type Answer,
  Button,
  Card,
  CardRow,
  Checkbox,
  EmptyState,
  formatListed,
  formatNumber,
  Link,
  Tag,
  useT,
} from '@core/ui'
import { IconMoodCheck } from '@tabler/icons-react'

export type Found = Answer<'post', '/api/relation/searchInactiveRelations'>

interface FoundCardProps {
  found: Found
  /** Those that were taken out by hand. */
  without: ReadonlySet<number>
  onLeave: (id: number, leave: boolean) => void
  /** Shows more of them; left out where no more are shown. */
  onMore?: (() => void) | undefined
}

/** Who would go, how many in all, and why some stay. */
export function FoundCard({ found: { data, pagination, kept }, without, onLeave, onMore }: FoundCardProps) {
  const t = useT('crm')
  if (pagination.total === 0)
    return <EmptyState icon={IconMoodCheck} title={t('inactiveNone')} text={t('inactiveNoneText')} />
  return (
    <>
      {kept.length > 0 && (
        <Card title={t('inactiveStay')}>
          <ul className="crm-inactive-kept">
            {kept.map(({ message, count }) => (
              <li key={message}>
                <strong>{formatNumber(count)}×</strong> {message}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('relations')} count={pagination.total} flush>
        {data.map(({ id, fullname, city, updated_at, refusal }) => (
          <CardRow key={id}>
            <Checkbox
              aria-label={t('inactiveTake', { name: fullname })}
              checked={refusal === null && !without.has(id)}
              disabled={refusal !== null}
              onChange={on => onLeave(id, !on)}
            />
            <span className="vk-grow crm-inactive-name">
              <Link className="vk-clip" to={`/relation_detail/${id}`}>
                {fullname}
              </Link>
              <span className="vk-meta vk-clip">{refusal ?? city}</span>
            </span>
            {refusal !== null && <Tag>{t('inactiveStays')}</Tag>}
            <span className="vk-meta">{formatListed(updated_at)}</span>
          </CardRow>
        ))}
        {data.length < pagination.total && (
          <CardRow>
            {onMore ? (
              <Button variant="minimal" onClick={onMore}>
                {t('showMore')}
              </Button>
            ) : (
              <span className="vk-meta">{t('inactiveMore', { count: pagination.total - data.length })}</span>
            )}
          </CardRow>
        )}
      </Card>
    </>
  )
}
