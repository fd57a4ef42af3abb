import {
  Avatar,
  atFirstTouch,
  Button,
  ButtonLink,
  formatMoney,
  lazyPart,
  type RowOf,
  Tags,
  useSearchParams,
  useT,
} from '@core/ui'
import { ImportButton, ResourceList } from '@core/ui/lists'
import relation from '@openapi/fields/relation'
import { IconMail, IconUserPlus, IconZzz } from '@tabler/icons-react'
import { stageOf } from '../../contract/flow-status'
import { useBulkEdit } from '../bulk-edit/use-bulk-edit'
import { openStatuses } from '../flow/flow-status'
import { StageJoints } from '../flow/stage-joints'
import { useHandlers, useLeadSources } from '../flow/use-company-lists'
import '../crm.css'

const NewRelationModal = lazyPart(
  atFirstTouch(async () => ({
    default: (await import('../relation/relation-modal')).NewRelationModal,
  })),
)

type Row = RowOf<'/api/relation'>

/** Relations with the stage and worth of their running dossier, 25 a page (R-REL-006). */
export default function RelationOverview() {
  const t = useT('crm')
  const sources = useLeadSources()
  const handlers = useHandlers()
  const [params, setParams] = useSearchParams()
  const bulk = useBulkEdit<Row>({ of: 'relation', offers: ['tags'], nameOf: row => row.fullname })
  const close = () => setParams({}, { replace: true })

  const mail = (rows: Row[]) => {
    const addresses = rows.flatMap(row => row.email ?? [])
    window.location.href = `mailto:?bcc=${addresses.map(encodeURIComponent).join(',')}`
    return false
  }

  const button = (
    <Button variant="primary" icon={IconUserPlus} onClick={() => setParams({ new: '' })}>
      {t('relation')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={relation}
        title={t('relations')}
        what={t('relationsLower')}
        sort="surname"
        pageSize={25}
        href={row => `/relation_detail/${row.id}`}
        phoneAvatar={row => <Avatar name={row.fullname} size={40} />}
        views={[
          { key: 'open', title: t('openFlows'), filters: { flow_status: openStatuses }, counted: true },
          { key: 'quotation', title: t('quotationRuns'), filters: { flow_status: 'quotation' }, counted: true },
        ]}
        filters={[
          'flow_status',
          {
            field: 'flow_user_id',
            options: handlers.map(({ value, label }) => ({ value: String(value), label })),
          },
          'city',
          'tags',
          { field: 'lead_source', options: sources },
          { field: 'flow_value', label: t('orderValueEuro') },
          'organization_id',
          'updated_at',
        ]}
        columns={[
          {
            field: 'surname',
            exported: 'fullname',
            header: t('field.name'),
            minWidth: 190,
            phone: 'title',
            render: row => <Avatar name={row.fullname} label />,
            renderPhone: row => row.fullname,
          },
          { field: 'city', width: 110, minWidth: 104, phone: 'meta' },
          {
            field: 'flow_status',
            minWidth: 242,
            phone: 'meta',
            render: row => stageOfRow(row),
            renderPhone: row => stageOfRow(row),
          },
          {
            field: 'flow_count',
            align: 'right',
            width: 90,
            minWidth: 90,
            hidden: true,
            render: row => row.flow_count || null,
          },
          {
            field: 'flow_value',
            header: t('orderValueEuro'),
            width: 130,
            minWidth: 120,
            phone: 'value',
            sum: amount => formatMoney(amount, { cents: false }),
            render: row =>
              row.flow_value === 0 ? null : (
                <strong>{formatMoney(row.flow_value, { cents: false, sign: false })}</strong>
              ),
            renderPhone: row => (row.flow_value === 0 ? null : formatMoney(row.flow_value, { cents: false })),
          },
          {
            field: 'flow_user_id',
            exported: 'flow_user_fullname',
            header: t('field.flow.user_id'),
            width: 150,
            minWidth: 150,
            render: row =>
              row.flow_user_fullname ? (
                <Avatar name={row.flow_user_fullname} size={20} label />
              ) : row.flow_count > 0 ? (
                <span className="crm-nobody">{t('nobodyLower')}</span>
              ) : null,
          },
          { field: 'updated_at', width: 130, phone: 'aside' },
          { field: 'lead_source', width: 130, minWidth: 124, hidden: true },
          {
            field: 'tags',
            width: 150,
            minWidth: 108,
            sortable: false,
            render: row => (row.tags.length > 0 ? <Tags of={row.tags} /> : null),
          },
          {
            field: 'flow_tags',
            width: 150,
            minWidth: 108,
            hidden: true,
            sortable: false,
            render: row => (row.flow_tags.length > 0 ? <Tags of={row.flow_tags} /> : null),
          },
          { field: 'email', width: 220, hidden: true },
          { field: 'phone', width: 140, hidden: true },
          { field: 'postcode', width: 100, hidden: true },
        ]}
        bulkActions={[...bulk.actions, { key: 'mail', label: t('mail'), icon: IconMail, run: mail }]}
        rowActions={row => [
          {
            key: 'flow',
            label: t('newFlow'),
            to: `/flow_overview?new=${encodeURIComponent(row.fullname)}&relation_id=${row.id}`,
          },
        ]}
        removal={{
          to: 'trash',
          question: count => (count === 1 ? t('deleteRelation') : t('deleteRelations', { count })),
        }}
        tools={
          <>
            <ImportButton resource="/api/relation" what={t('relationsLower')} />
            <ButtonLink icon={IconZzz} to="/relation_bulkdelete">
              {t('inactiveShort')}
            </ButtonLink>
          </>
        }
        actions={button}
        empty={{ title: t('noRelations'), text: t('noRelationsText'), actions: button }}
      />
      {bulk.layer}
      {params.has('new') && <NewRelationModal typed={params.get('new') ?? ''} onClose={close} />}
    </>
  )
}

function stageOfRow(row: Row) {
  const stage = row.flow_status && stageOf(row.flow_status)
  return stage ? <StageJoints stage={stage} /> : null
}
