import {
  Avatar,
  atFirstTouch,
  Button,
  lazyPart,
  Menu,
  useCall,
  useCurrentUser,
  useOwns,
  useSearchParams,
  useT,
} from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import described from '@openapi/fields/intake'
import { useTeamNames } from '@plugins/basis/contract/use-team-names'
import { FlowOfRelation } from '@plugins/crm/contract/flow-of-relation'
import { IconClipboardCheck, IconPlus, IconTemplate } from '@tabler/icons-react'
import { IntakeStatus, useMomentOf } from '../intake-status'

const NewIntakeModal = lazyPart(
  atFirstTouch(async () => ({ default: (await import('../intake-modal')).NewIntakeModal })),
)

/** All surveys, what waits to be planned in front (SCR-054). */
export default function IntakeOverview() {
  const t = useT('intake')
  const { id } = useCurrentUser()
  const momentOf = useMomentOf()
  const teamName = useTeamNames()
  const [params, setParams] = useSearchParams()
  const relationId = Number(params.get('relation_id')) || null
  const close = () => setParams({}, { replace: true })
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setParams({ new: '' })}>
      {t('newIntake')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={described}
        title={t('intakes')}
        what={t('intakesLower')}
        sort="-intake_date"
        href={row => `/intake_detail/${row.id}`}
        views={[
          { key: 'toplan', title: t('field.intake.status.draft'), filters: { status: 'draft' }, counted: true },
          { key: 'planned', title: t('viewPlanned'), filters: { status: 'planned' }, counted: true },
          { key: 'mine', title: t('viewMine'), filters: { status: 'planned', user_id: String(id) } },
          { key: 'done', title: t('viewDone'), filters: { status: 'completed' } },
        ]}
        filters={['status', 'intake_date', 'user_id', 'relation_fullname']}
        columns={[
          { field: 'number', width: 116, minWidth: 112 },
          {
            field: 'relation_fullname',
            minWidth: 190,
            phone: 'title',
            renderPhone: row => row.relation_fullname,
            render: row => <Avatar name={row.relation_fullname || '–'} size={20} label />,
          },
          { field: 'title', minWidth: 160, phone: 'meta' },
          { field: 'status', width: 130, phone: 'aside', render: row => <IntakeStatus intake={row} /> },
          { field: 'intake_date', header: t('moment'), width: 150, phone: 'value', render: row => momentOf(row) },
          {
            field: 'user_id',
            width: 160,
            exported: 'user_fullname',
            render: row => row.user_fullname ?? teamName(row.team_id) ?? t('nobody'),
          },
          {
            field: 'forms',
            header: t('formsColumn'),
            width: 150,
            sortable: false,
            render: row => (row.forms ? t('formsSent', { sent: row.forms_sent, count: row.forms }) : t('formsNone')),
          },
        ]}
        removal={{ to: 'trash', question: count => t('deleteIntakes', { count }) }}
        phoneAvatar={row => <Avatar name={row.relation_fullname || '–'} size={40} />}
        tools={<TemplatesMenu />}
        actions={button}
        empty={{ icon: IconClipboardCheck, title: t('noIntakes'), text: t('noIntakesText'), actions: button }}
      />
      {params.has('new') && (
        <FlowOfRelation relationId={relationId}>
          {flow => <NewIntakeModal {...(flow ? { starting: { flow_id: flow } } : {})} onClose={close} />}
        </FlowOfRelation>
      )}
    </>
  )
}

/** The way to the templates, for who may edit them. */
function TemplatesMenu() {
  const t = useT('intake')
  const may = useOwns('SETTINGS')
  const { data: templates = [] } = useCall('get', '/api/intake/indexTemplates', {}, { enabled: may })
  if (!may || !templates.length) return null
  return (
    <Menu
      label={t('templates')}
      placement="bottom-end"
      items={templates.map(({ id, title }) => ({
        key: String(id),
        label: title ?? `#${id}`,
        icon: IconTemplate,
        to: `/intaketemplate_detail/${id}`,
      }))}
    >
      <Button icon={IconTemplate}>{t('templates')}</Button>
    </Menu>
  )
}
