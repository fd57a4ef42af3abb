import { Card, Checkbox, NumberInput, useT } from '@core/ui'
import { ListSearch } from '@core/ui/lists'
import { ABSENCES, AGES, type Asked, askedOf, type Criterion, DESCRIPTIONS, withAsked } from './criteria'

interface CriteriaCardProps {
  criteria: readonly Asked[]
  onChange: (criteria: Asked[]) => void
}

/** By what relations are found inactive (R-REL-007, R-REL-008). */
export function CriteriaCard({ criteria, onChange }: CriteriaCardProps) {
  const t = useT('crm')
  const ask = (criterion: Criterion, asked: Omit<Asked, 'criterion'> | null) =>
    onChange(withAsked(criteria, criterion, asked))
  const check = (criterion: Criterion, first: Omit<Asked, 'criterion'> = {}) => (
    <Checkbox checked={askedOf(criteria, criterion) !== undefined} onChange={on => ask(criterion, on ? first : null)}>
      {t(`inactive_${criterion}`)}
    </Checkbox>
  )
  return (
    <Card title={t('inactiveCriteria')}>
      <div className="vk-stack">
        <Checkbox checked disabled onChange={() => undefined}>
          {t('inactive_no_sent_invoices')}
        </Checkbox>
        {ABSENCES.map(criterion => (
          <div key={criterion}>{check(criterion)}</div>
        ))}
        {AGES.map(criterion => {
          const asked = askedOf(criteria, criterion)
          return (
            <div key={criterion} className="crm-inactive-asked">
              {check(criterion, { days: 365 })}
              {asked && (
                <NumberInput
                  aria-label={t(`inactive_${criterion}`)}
                  value={asked.days ?? 0}
                  decimals={0}
                  unit={t('inactiveDays')}
                  onChange={days => ask(criterion, { days: Math.min(Math.max(Math.round(days ?? 0), 0), MOST_DAYS) })}
                />
              )}
            </div>
          )
        })}
        {DESCRIPTIONS.map(criterion => (
          <div key={criterion} className="crm-inactive-asked">
            {check(criterion)}
            {criterion === 'with_description' && askedOf(criteria, criterion) && (
              <ListSearch
                what={t('inactive_words')}
                query={askedOf(criteria, criterion)?.text ?? ''}
                onSearch={text => ask(criterion, { text })}
              />
            )}
          </div>
        ))}
      </div>
    </Card>
  )
}

const MOST_DAYS = 36_500
