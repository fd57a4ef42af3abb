import { customerPage, formatMoney, Link, phoneLink, routeLink, Tag, useCall, useCurrentUser, useT } from '@core/ui'
import { IconArrowUpRight, IconMail, IconPhone, IconRoute, IconWorld } from '@tabler/icons-react'
import { stageOf } from '../../contract/flow-status'
import { stageName, stageTint } from '../../contract/stage-look'
import { daysInStage } from '../flow/days-in-stage'
import type { Flow } from '../flow/flow-status'
import { StageJoints } from '../flow/stage-joints'
import { addressLines } from '../relation/address'
import { EmailLink } from '../relation/email-link'

/** Beside a conversation: where the dossier stands, who the customer is, and what is quickly done. */
export function TalkAside({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const { simplemode } = useCurrentUser()
  const relation = useCall('get', '/api/relation/{id}', { params: { path: { id: flow.relation_id } } }).data
  const stage = stageOf(flow.status)
  const days = daysInStage(flow)
  const address = relation ? addressLines(relation) : []
  return (
    <aside className="crm-talk-aside" aria-label={t('flow')}>
      <section>
        <h3>
          {t('flow')}
          <Link to={`/flow_detail/${flow.id}`} aria-label={t('openFlow')}>
            {t('open')} <IconArrowUpRight size={14} stroke={1.75} />
          </Link>
        </h3>
        {stage && (
          <span className="vk-row">
            <StageJoints stage={stage} label={false} />
            <Tag tone={stageTint(stage)}>{stageName(stage)}</Tag>
          </span>
        )}
        <p className="vk-text-2">{[flow.phase, t('daysInStage', { count: days })].filter(Boolean).join(' · ')}</p>
        {!simplemode && flow.order_value !== null && (
          <p className="vk-row">
            <span className="vk-grow vk-text-2">{t('field.flow.order_value')}</span>
            <strong className="vk-number">{formatMoney(flow.order_value)}</strong>
          </p>
        )}
      </section>
      {relation && (
        <section>
          <h3>{t('contact')}</h3>
          {address.map(line => (
            <p key={line}>{line}</p>
          ))}
          {relation.phone && <a href={phoneLink(relation.phone)}>{relation.phone}</a>}
          {relation.email && (
            <p className="crm-talk-mail">
              <EmailLink email={relation.email} />
            </p>
          )}
        </section>
      )}
      <section>
        <h3>{t('quickly')}</h3>
        <nav className="crm-talk-quick" aria-label={t('quickly')}>
          {relation?.phone && (
            <a href={phoneLink(relation.phone)}>
              <IconPhone size={16} stroke={1.75} /> {t('callPhone')}
            </a>
          )}
          {relation?.email && (
            <a href={`mailto:${relation.email}`}>
              <IconMail size={16} stroke={1.75} /> {t('mail')}
            </a>
          )}
          {address.length > 0 && (
            <a href={routeLink(address.join(', '))} target="_blank" rel="noreferrer">
              <IconRoute size={16} stroke={1.75} /> {t('planRoute')}
            </a>
          )}
          <a href={customerPage('flow', flow.hash)} target="_blank" rel="noreferrer">
            <IconWorld size={16} stroke={1.75} /> {t('openPortal')}
          </a>
        </nav>
      </section>
    </aside>
  )
}
