import { Button, useCall, useT } from '@core/ui'
import { IconArrowMerge } from '@tabler/icons-react'
import { type Double, DoubleLine } from './doubles-note'
import './doubles.css'

/** On the page of a person: who else they may be, with the way to make one of two (R-REL-010). */
export function DoublesCard({ relationId, onMerge }: { relationId: number; onMerge: (double: Double) => void }) {
  const t = useT('crm')
  const doubles = useCall('get', '/api/relation/{id}/doubles', { params: { path: { id: relationId } } }).data ?? []
  if (doubles.length === 0) return null
  return (
    <section className="crm-doubles-card" aria-label={t('doublesFound')}>
      <strong>{t('doublesFound')}</strong>
      {doubles.map(double => (
        <div key={`${double.kind} ${double.id}`} className="crm-doubles-row">
          <DoubleLine double={double} />
          {double.kind === 'relation' && (
            <Button size="small" icon={IconArrowMerge} onClick={() => onMerge(double)}>
              {t('mergeRelation')}
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}
