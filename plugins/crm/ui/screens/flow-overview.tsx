import {
  Avatar,
  atFirstTouch,
  Button,
  ButtonLink,
  type Choice,
  formatDay,
  formatListed,
  formatMoney,
  formatNumber,
  lazyPart,
  mayUse,
  type RowOf,
  Tags,
  useCurrentUser,
  useSearchParams,
  useT,
} from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import described from '@openapi/fields/flow'
import { amountText } from '@plugins/settings/contract/amount-text'
import { IconArrowRight, IconFolderPlus, IconUpload } from '@tabler/icons-react'
import { stageOf } from '../../contract/flow-status'
import { useBulkEdit } from '../bulk-edit/use-bulk-edit'
import { openStatuses, useStatusName } from '../flow/flow-status'
import { StageJoints } from '../flow/stage-joints'
import { useHandlers, useLeadSources } from '../flow/use-company-lists'
import { useMoveTo } from '../flow/use-move-flow'
import { usePhaseFilter } from '../flow/use-phase-filter'
import { useStageMenu } from '../flow/use-stage-menu'
import { useKpis } from '../kpis/use-kpis'
import '../crm.css'

const NewFlowModal = lazyPart(
  atFirstTouch(async () => ({ default: (await import('../flow/new-flow-modal')).NewFlowModal })),
)

/** Dossiers: open ones first, 25 a page, every status a filter (R-FLOW-023 to R-FLOW-025, R-FLOW-041). */
export default function FlowOverview() {
  const t = useT('crm')
  const nameOf = useStatusName()
  const user = useCurrentUser()
  const handlers = useHandlers()
  const sources = useLeadSources()
  const [params, setParams] = useSearchParams()
  const open = () => setParams({ new: '' })
  const phases = usePhaseFilter()
  const kpis = useKpis()
  const { stages } = useStageMenu()
  const moveTo = useMoveTo()
  const bulk = useBulkEdit<RowOf<'/api/flow'>>({
    of: 'flow',
    offers: ['handler', 'tags', 'status'],
    nameOf: row => `${row.relation_fullname} (${row.number})`,
  })
  const close = () => setParams({}, { replace: true })

  const button = (
    <Button variant="primary" icon={IconFolderPlus} onClick={open}>
      {t('flow')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={described}
        title={t('flows')}
        what={t('flowsLower')}
        sort="-created_at"
        defaultView="open"
        pageSize={25}
        href={row => `/flow_detail/${row.id}`}
        phoneAvatar={row => <Avatar name={row.relation_fullname} size={40} />}
        views={[
          { key: 'open', title: t('openFlows'), filters: { status: openStatuses }, counted: true },
          { key: 'leads', title: t('newLeads'), filters: { status: 'unread,new' }, counted: true },
          { key: 'quotation', title: t('quotationRuns'), filters: { status: 'quotation' }, counted: true },
          { key: 'ended', title: t('ended'), filters: { status: 'completed,cancelled' } },
        ]}
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
        actions={button}
        tools={
          mayUse(user, { module: 'CRM', role: 999 }) && (
            <ButtonLink icon={IconUpload} to="/flow_bulkimport">
              {t('bulkImportShort')}
            </ButtonLink>
          )
        }
        empty={{ title: t('noFlows'), text: t('noFlowsText'), actions: button }}
      />
      {bulk.layer}
      {params.has('new') && <NewFlowModal relation={typedRelation(params)} onClose={close} />}
    </>
  )
}

/** Who the new dossier is for, as the address says: `relation_id` with its name, or only a name typed in ⌘K. */
function typedRelation(params: URLSearchParams): Choice | null {
  const label = params.get('new') ?? ''
  const id = Number(params.get('relation_id'))
  return label ? { id: id > 0 ? id : null, label } : null
}
