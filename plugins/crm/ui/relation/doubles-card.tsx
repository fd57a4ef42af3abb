import { Button, toast, useCall, useSave, useT } from '@core/ui'
import { IconArrowMerge, IconCheck, IconUsers } from '@tabler/icons-react'
import { type Double, DoubleLine } from './doubles-note'
import './doubles.css'

/** On the page of a person: who else they may be, with the way to make one of two (R-REL-010). */
export function DoublesCard({ relationId, onMerge }: { relationId: number; onMerge: (double: Double) => void }) {
  const t = useT('crm')
  const doubles = useCall('get', '/api/relation/{id}/doubles', { params: { path: { id: relationId } } }).data ?? []
  const keep = useSave('post', '/api/relation/{id}/keepdouble', { refresh: ['/api/relation'] })
  if (doubles.length === 0) return null
  return (
    <section className="crm-doubles-card" aria-label={t('doublesFound')}>
      <strong>
        <IconUsers size={16} stroke={1.75} />
        {t('doublesFound')}
      </strong>
      {doubles.map(double => (
        <div key={`${double.kind} ${double.id}`} className="crm-doubles-row">
          <DoubleLine double={double} />
          <span className="vk-row vk-row-wrap">
            {double.kind === 'relation' && (
              <Button size="small" icon={IconArrowMerge} onClick={() => onMerge(double)}>
                {t('mergeRelation')}
              </Button>
            )}
            <Button
              size="small"
              icon={IconCheck}
              busy={keep.isPending}
              onClick={() =>
                keep.mutate({ params: { path: { id: relationId } }, body: { kind: double.kind, id: double.id } }, () =>
                  toast(t('doublesKept')),
                )
              }
            >
              {t('keepDoubles')}
            </Button>
          </span>
        </div>
      ))}
    </section>
  )
}
