import {
  AvatarStack,
  Button,
  confirm,
  copyText,
  customerPage,
  Loaded,
  type MenuItem,
  Tag,
  useBelow,
  useCall,
  useCurrentUser,
  useParams,
  useSave,
  useSearchParams,
  useT,
} from '@core/ui'
import { DetailScreen, useRecord } from '@core/ui/records'
import described from '@openapi/fields/flow'
import {
  IconArrowMerge,
  IconBan,
  IconCircleCheck,
  IconLink,
  IconMail,
  IconPalette,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconTimeline,
  IconTrash,
  IconUserEdit,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ContactMenu } from '../flow/contact-menu'
import { ContactPersonModal } from '../flow/contact-person-modal'
import { EditFlowModal } from '../flow/edit-flow-modal'
import { FlowDoubles } from '../flow/flow-doubles'
import { FlowFacts } from '../flow/flow-facts'
import { FlowStageBar } from '../flow/flow-stage-bar'
import type { Flow } from '../flow/flow-status'
import { FlowSummary } from '../flow/flow-summary'
import { FlowTiles } from '../flow/flow-tiles'
import { FlowTimeline } from '../flow/flow-timeline'
import { MakeButton } from '../flow/make-button'
import { MergeModal } from '../flow/merge-modal'
import { NextStepCard } from '../flow/next-step-card'
import { ProfileModal } from '../flow/profile-modal'
import { RejectModal } from '../flow/reject-modal'
import { useFlowTabs } from '../flow/use-flow-tabs'
import { useMoveFlow } from '../flow/use-move-flow'
import { rememberSeen } from '../last-seen/last-seen'
import { MailModal } from '../mail/mail-modal'
import { aboutFlow, useMarkSeen, useMessages } from '../messages/use-messages'
import { useTrashRecord } from '../relation/use-trash-record'
import '../crm.css'

/** One dossier: stage, who and where, documents, notes, conversation, log (S1 §2). */
export default function FlowDetail() {
  const t = useT('crm')
  const { flowId } = useParams()
  const { currentcompany_id: companyId } = useCurrentUser()
  const flow = useCall('get', '/api/flow/{id}', { params: { path: { id: Number(flowId) } } })
  const found = flow.data?.id
  useEffect(() => {
    if (found) rememberSeen(companyId, found)
  }, [companyId, found])
  return (
    <Loaded query={flow} what={t('theFlow')}>
      {found => <Dossier key={found.id} flow={found} />}
    </Loaded>
  )
}

/** What the menu of a dossier asks in front of it. */
type Asked = 'edit' | 'contact' | 'merge' | 'reject' | 'mail' | 'profile'

function Dossier({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const [params, setParams] = useSearchParams()
  const taskToMail = Number(params.get('sendtaskmail'))
  const [asked, ask] = useState<Asked | null>(null)
  const close = () => ask(null)
  const messages = useMessages(flow.id)
  const record = useRecord(described, flow)
  const menu = useFlowMenu(flow, ask)
  useMarkSeen(aboutFlow(flow.id), messages)
  const tabs = useFlowTabs(flow, messages)
  const phone = useBelow(768)
  const narrow = useBelow(1200)

  return (
    <>
      <DetailScreen
        title={flow.relation_fullname}
        crumb={flow.number ?? flow.relation_fullname}
        crumbs={[{ title: t('flows'), to: '/flow_overview' }]}
        subtitle={phone ? [flow.number, flow.description].filter(Boolean).join(' · ') : !narrow && flow.description}
        meta={
          !phone && (
            <>
              <span>{flow.number}</span>
              <span aria-hidden="true">·</span>
              {narrow && flow.description && <span className="crm-work">{flow.description}</span>}
              {flow.tags.map(tag => (
                <Tag key={tag}>{tag}</Tag>
              ))}
              <Button size="small" variant="minimal" icon={IconPlus} onClick={() => ask('edit')}>
                {t('tag')}
              </Button>
            </>
          )
        }
        metaEnd={
          !phone && (
            <span>
              {t('leadVia')} <strong>{flow.lead_source}</strong>
            </span>
          )
        }
        actions={phone ? <FlowTiles flow={flow} /> : <HeaderActions flow={flow} onMail={() => ask('mail')} />}
        menu={menu}
        record={record}
        stage={<FlowStageBar flow={flow} />}
        first={<NextStepCard flow={flow} />}
        facts={
          <>
            <FlowDoubles flow={flow} onMerge={() => ask('merge')} />
            {phone ? <FlowSummary flow={flow} /> : <FlowFacts flow={flow} />}
          </>
        }
        tabParam="options"
        tabs={tabs}
        timeline={{
          title: t('timeline'),
          icon: IconTimeline,
          content: <FlowTimeline flow={flow} writing={params.get('options') !== 'flowcommunicator'} />,
        }}
      />
      {asked === 'edit' && <EditFlowModal flow={flow} onClose={close} />}
      {asked === 'contact' && <ContactPersonModal flow={flow} onClose={close} />}
      {asked === 'merge' && <MergeModal flow={flow} onClose={close} />}
      {asked === 'profile' && <ProfileModal flow={flow} onClose={close} />}
      {asked === 'mail' && <MailModal flow={flow} onClose={close} />}
      {taskToMail > 0 && (
        <MailModal
          flow={flow}
          taskId={taskToMail}
          onClose={() =>
            setParams(
              now => {
                now.delete('sendtaskmail')
                return now
              },
              { replace: true },
            )
          }
        />
      )}
      {asked === 'reject' && <RejectModal flow={flow} onClose={close} />}
    </>
  )
}

/** Who it is of, how to reach the customer, and what can be made next. */
function HeaderActions({ flow, onMail }: { flow: Flow; onMail: () => void }) {
  const t = useT('crm')
  const relation = useCall('get', '/api/relation/{id}', { params: { path: { id: flow.relation_id } } }).data
  return (
    <>
      {flow.user_fullname && <AvatarStack names={[flow.user_fullname]} />}
      <Button icon={IconMail} onClick={onMail}>
        {t('mail')}
      </Button>
      <ContactMenu flowId={flow.id} phone={relation?.phone} />
      <MakeButton flow={flow} />
    </>
  )
}

function useFlowMenu(flow: Flow, ask: (what: Asked) => void): MenuItem[] {
  const t = useT('crm')
  const trash = useTrashRecord('flow', flow.id)
  const move = useMoveFlow(flow)
  const reset = useSave('post', '/api/flow/{id}/resethash')
  const params = { path: { id: flow.id } }
  const { can = [] } = flow

  async function renew(): Promise<void> {
    if (!(await confirm({ title: t('resetLinkTitle'), text: t('resetLinkText'), verb: t('resetLink') }))) return
    reset.mutate({ params }, renewed => void copyText(customerPage('flow', renewed.hash)))
  }

  return [
    { key: 'edit', label: t('editFlow'), icon: IconPencil, onSelect: () => ask('edit') },
    { key: 'mail', label: t('newMail'), icon: IconMail, onSelect: () => ask('mail') },
    { key: 'contact', label: t('changeContactPerson'), icon: IconUserEdit, onSelect: () => ask('contact') },
    { key: 'profile', label: t('flowProfile'), icon: IconPalette, onSelect: () => ask('profile') },
    { key: 'merge', label: t('mergeFlow'), icon: IconArrowMerge, onSelect: () => ask('merge') },
    { key: 'link', label: t('resetLink'), icon: IconLink, onSelect: () => void renew() },
    ...(can.includes('putBack')
      ? [{ key: 'reopen', label: t('reopen'), icon: IconRefresh, onSelect: move.reopen }]
      : [
          { key: 'complete', label: t('complete'), icon: IconCircleCheck, onSelect: () => void move.complete() },
          { key: 'cancel', label: t('cancelFlow'), icon: IconBan, onSelect: () => ask('reject') },
        ].filter(({ key }) => can.includes(key))),
    { key: 'trash', label: t('toTrash'), icon: IconTrash, danger: true, onSelect: () => void trash() },
  ]
}
