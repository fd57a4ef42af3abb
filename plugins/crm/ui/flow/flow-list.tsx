import { Avatar, formatDay, formatListed, formatMoney, formatNumber, type RowOf, Tags, useT } from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import described from '@openapi/fields/flow'
import { amountText } from '@plugins/settings/contract/amount-text'
import { IconArrowRight } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { stageOf } from '../../contract/flow-status'
import { useBulkEdit } from '../bulk-edit/use-bulk-edit'
import { useKpis } from '../kpis/use-kpis'
import { useStatusName } from './flow-status'
import { StageJoints } from './stage-joints'
import { useHandlers, useLeadSources } from './use-company-lists'
import { useMoveTo } from './use-move-flow'
import { usePhaseFilter } from './use-phase-filter'
import { useStageMenu } from './use-stage-menu'
import '../crm.css'

type FlowListProps = Pick<
  ComponentProps<typeof ResourceList<typeof described>>,
  'title' | 'crumbs' | 'header' | 'query' | 'stateKey' | 'views' | 'defaultView' | 'actions' | 'tools' | 'empty'
>

/** Dossiers as a list, 25 a page, with all that can be done with many of them (R-FLOW-023 to R-FLOW-028). */
export function FlowList(screen: FlowListProps) {
  const t = useT('crm')
  const nameOf = useStatusName()
  const handlers = useHandlers()
  const sources = useLeadSources()
  const phases = usePhaseFilter()
  const kpis = useKpis()
  const { stages } = useStageMenu()
  const moveTo = useMoveTo()
  const bulk = useBulkEdit<RowOf<'/api/flow'>>({
    of: 'flow',
    offers: ['handler', 'tags', 'status'],
    nameOf: row => `${row.relation_fullname} (${row.number})`,
  })
  return (
    <>
      <ResourceList
        {...screen}
        of={described}
        what={t('flowsLower')}
        sort="-created_at"
        pageSize={25}
        href={row => `/flow_detail/${row.id}`}
        phoneAvatar={row => <Avatar name={row.relation_fullname} size={40} />}
        filters={[
          'status',
          phases,
          {
            field: 'user_id',
            options: handlers.map(({ value, label }) => ({ value: String(value), label })),
          },
          'tags',
          'city',
          { field: 'lead_source', options: sources },
          'lead_date',
          { field: 'order_value', label: t('orderValueEuro') },
        ]}
        columns={[
          {
            field: 'relation_fullname',
            header: t('relation'),
            minWidth: 196,
            phone: 'title',
            render: row => <Avatar name={row.relation_fullname} label />,
            renderPhone: row => row.relation_fullname,
          },
          { field: 'number', width: 96, minWidth: 96, hidden: true },
          {
            field: 'description',
            width: 210,
            minWidth: 140,
            phone: 'meta',
            renderPhone: row => (
              <>
                <StageJoints stage={stageOf(row.status)} />
                {row.description && <span> · {row.description}</span>}
              </>
            ),
          },
          {
            field: 'status',
            header: t('stage'),
            minWidth: 242,
            render: row => (stageOf(row.status) ? <StageJoints stage={stageOf(row.status)} /> : nameOf(row.status)),
          },
          {
            field: 'order_value',
            header: t('orderValueEuro'),
            minWidth: 120,
            phone: 'value',
            sum: amount => formatMoney(amount, { cents: false }),
            render: row =>
              row.order_value === null ? null : (
                <strong>{formatMoney(row.order_value, { cents: false, sign: false })}</strong>
              ),
          },
          { field: 'phase', header: t('field.flow.flow_phase_id'), width: 170, minWidth: 150 },
          ...kpis.map(({ column, name, unit }) => ({
            field: column,
            header: unit === '€' ? `${name} €` : name,
            width: 120,
            hidden: true,
            align: 'right' as const,
            sum: (value: number) => amountText(value, unit),
            render: (row: RowOf<'/api/flow'>) =>
              row[column]
                ? unit === '€'
                  ? formatMoney(row[column], { cents: false, sign: false })
                  : formatNumber(row[column])
                : null,
          })),
          {
            field: 'user_id',
            exported: 'user_fullname',
            width: 150,
            minWidth: 150,
            render: row =>
              row.user_fullname ? (
                <Avatar name={row.user_fullname} size={20} label />
              ) : (
                <span className="crm-nobody">{t('nobodyLower')}</span>
              ),
          },
          { field: 'city', width: 110, hidden: true },
          {
            field: 'lead_date',
            width: 110,
            phone: 'aside',
            render: row => formatListed(row.lead_date),
            renderPhone: row => formatDay(row.lead_date),
          },
          { field: 'lead_source', width: 130, hidden: true },
          {
            field: 'tags',
            sortable: false,
            width: 170,
            hidden: true,
            render: row => (row.tags.length > 0 ? <Tags of={row.tags} /> : null),
          },
        ]}
        rowActions={row => [
          { key: 'open', label: t('openFlow'), to: `/flow_detail/${row.id}` },
          {
            key: 'stage',
            label: t('stage'),
            icon: IconArrowRight,
            items: stages(
              { stage: stageOf(row.status), phase: row.phase },
              (stage, phase) => void moveTo(row, stage, phase?.id),
            ),
          },
          { key: 'mail', label: t('communication'), to: `/flow_detail/${row.id}?options=flowcommunicator` },
        ]}
        bulkActions={bulk.actions}
        removal={{
          to: 'trash',
          question: count => (count === 1 ? t('deleteFlow') : t('deleteFlows', { count })),
        }}
      />
      {bulk.layer}
    </>
  )
}
