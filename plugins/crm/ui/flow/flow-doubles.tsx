import { Button, ButtonLink, Link, refreshCalls, toast, useCall, useSave, useT } from '@core/ui'
import { IconArrowMerge, IconCheck, IconUsers } from '@tabler/icons-react'
import { DoubleLine } from '../relation/doubles-note'
import type { Flow } from './flow-status'
import '../relation/doubles.css'

/** On a dossier that came in by a website: whom and what it may double, to merge or to keep both (R-REL-010). */
export function FlowDoubles({ flow, onMerge }: { flow: Flow; onMerge: () => void }) {
  const t = useT('crm')
  const params = { path: { id: flow.id } }
  const found = useCall('get', '/api/flow/{id}/doubles', { params }, { enabled: flow.may_be_double }).data
  const keep = useSave('post', '/api/flow/{id}/keepdoubles', { refresh: ['/api/flow', '/api/relation'] })
  if (!flow.may_be_double || !found || found.relations.length + found.flows.length === 0) return null
  return (
    <section className="crm-doubles-card" aria-label={t('flowDoubles')}>
      <strong>
        <IconUsers size={16} stroke={1.75} />
        {t('flowDoubles')}
      </strong>
      {found.flows.map(({ id, number, description, relation_fullname }) => (
        <div key={id} className="crm-doubles-row">
          <span className="crm-double">
            {t('flowDoubleRuns')}{' '}
            <Link to={`/flow_detail/${id}`}>{[number, relation_fullname].filter(Boolean).join(' · ')}</Link>{' '}
            <span className="vk-meta">{description}</span>
          </span>
        </div>
      ))}
      {found.relations.map(double => (
        <div key={`${double.kind} ${double.id}`} className="crm-doubles-row">
          <DoubleLine double={double} />
        </div>
      ))}
      <span className="vk-row vk-row-wrap">
        {found.flows.length > 0 && (
          <Button size="small" icon={IconArrowMerge} onClick={onMerge}>
            {t('flowDoubleMerge')}
          </Button>
        )}
        {found.relations.some(({ kind }) => kind === 'relation') && (
          <ButtonLink size="small" icon={IconUsers} to={`/relation_detail/${flow.relation_id}`}>
            {t('mergeRelations')}
          </ButtonLink>
        )}
        <Button
          size="small"
          icon={IconCheck}
          busy={keep.isPending}
          onClick={() =>
            keep.mutate({ params }, () => void refreshCalls('/api/flow').then(() => toast(t('doublesKept'))))
          }
        >
          {t('keepDoubles')}
        </Button>
      </span>
    </section>
  )
}
