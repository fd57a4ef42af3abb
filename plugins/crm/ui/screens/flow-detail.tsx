import {
  AvatarStack,
  Button,
  Card,
  confirm,
  copyText,
  DetailScreen,
  Loaded,
  type MenuItem,
  phoneLink,
  Slot,
  Tag,
  useCall,
  useParams,
  useSave,
  useSearchParams,
  useSlot,
  useT,
} from '@core/ui'
import {
  IconBan,
  IconCircleCheck,
  IconLink,
  IconMail,
  IconPencil,
  IconPhone,
  IconPlus,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { flowActions, flowCards, flowDocuments } from '../../contract/ui'
import { customerPage } from '../flow/customer-page'
import { EditFlowModal, useFlowFields } from '../flow/edit-flow-modal'
import { FlowFacts } from '../flow/flow-facts'
import { FlowFiles } from '../flow/flow-files'
import { FlowLog } from '../flow/flow-log'
import { FlowStage } from '../flow/flow-stage'
import type { Flow } from '../flow/flow-status'
import { FlowTimeline } from '../flow/flow-timeline'
import { rememberFlow } from '../flow/last-seen'
import { NextStepCard } from '../flow/next-step-card'
import { useMoveFlow } from '../flow/use-move-flow'
import { Conversation } from '../messages/conversation'
import { aboutFlow, useMarkSeen, useMessages } from '../messages/use-messages'
import { NotesCard } from '../notes/notes-card'
import { useTrashRecord } from '../relation/use-trash-record'
import '../crm.css'

/** One dossier: stage, who and where, documents, notes, conversation, log (S1 §2). */
export default function FlowDetail() {
  const t = useT('crm')
  const { flowId } = useParams()
  const flow = useCall('get', '/api/flow/{id}', { params: { path: { id: Number(flowId) } } })
  return (
    <Loaded query={flow} what={t('theFlow')}>
      {found => <Dossier key={found.id} flow={found} />}
    </Loaded>
  )
}

function Dossier({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const [params] = useSearchParams()
  const [editing, setEditing] = useState(false)
  const messages = useMessages(flow.id)
  const relation = useCall('get', '/api/relation/{id}', { params: { path: { id: flow.relation_id } } }).data
  const fields = useFlowFields(flow)
  const menu = useFlowMenu(flow, () => setEditing(true))
  useMarkSeen(aboutFlow(flow.id), messages)
  useEffect(() => rememberFlow(flow.company_id, flow.id), [flow.company_id, flow.id])
  const waiting = messages.filter(message => message.sender === 'customer' && message.status !== 'read').length
  const hasDocuments = useSlot(flowDocuments).length > 0

  return (
    <>
      <DetailScreen
        title={flow.relation_fullname}
        crumb={flow.number ?? flow.relation_fullname}
        crumbs={[{ title: t('flows'), to: '/flow_overview' }]}
        subtitle={flow.description}
        meta={
          <>
            <span>{flow.number}</span>
            <span aria-hidden="true">·</span>
            {flow.tags.map(tag => (
              <Tag key={tag}>{tag}</Tag>
            ))}
            <Button size="small" variant="minimal" icon={IconPlus} onClick={() => setEditing(true)}>
              {t('tag')}
            </Button>
          </>
        }
        metaEnd={
          <span>
            {t('leadVia')} <strong>{flow.lead_source}</strong>
          </span>
        }
        actions={
          <>
            {flow.user_fullname && <AvatarStack names={[flow.user_fullname]} />}
            {relation?.email && (
              <a className="vk-button vk-button-default vk-button-medium" href={`mailto:${relation.email}`}>
                <IconMail size={16} stroke={1.75} />
                <span className="vk-button-label">{t('mail')}</span>
              </a>
            )}
            {relation?.phone && (
              <a className="vk-button vk-button-default vk-button-medium" href={phoneLink(relation.phone)}>
                <IconPhone size={16} stroke={1.75} />
                <span className="vk-button-label">{t('callPhone')}</span>
              </a>
            )}
            <Slot of={flowActions} flowId={flow.id} />
          </>
        }
        menu={menu}
        record={{ resource: '/api/flow', row: flow, fields }}
        stage={<FlowStage flow={flow} />}
        first={<NextStepCard flow={flow} />}
        facts={<FlowFacts flow={flow} />}
        tabParam="options"
        tabs={[
          {
            key: 'overview',
            title: t('overview'),
            content: (
              <>
                {hasDocuments && (
                  <Card title={t('documents')} flush>
                    <div className="crm-documents">
                      <Slot of={flowDocuments} flowId={flow.id} />
                    </div>
                    <p className="crm-documents-none">{t('noDocuments')}</p>
                  </Card>
                )}
                <Slot of={flowCards} flowId={flow.id} />
                <NotesCard on="flow" id={flow.id} />
                {flow.remarks && (
                  <Card title={t('remarks')}>
                    <p className="crm-text">{flow.remarks}</p>
                  </Card>
                )}
              </>
            ),
          },
          { key: 'files', title: t('files'), content: <FlowFiles flowId={flow.id} /> },
          {
            key: 'flowcommunicator',
            title: t('communication'),
            count: waiting,
            attention: waiting > 0,
            content: <Conversation flowId={flow.id} customer={flow.relation_fullname} />,
          },
          { key: 'logitems', title: t('log'), content: <FlowLog flowId={flow.id} /> },
        ]}
        timeline={{
          title: t('timeline'),
          content: <FlowTimeline flow={flow} writing={params.get('options') !== 'flowcommunicator'} />,
        }}
      />
      {editing && <EditFlowModal flow={flow} onClose={() => setEditing(false)} />}
    </>
  )
}

function useFlowMenu(flow: Flow, edit: () => void): MenuItem[] {
  const t = useT('crm')
  const trash = useTrashRecord('flow', flow.id)
  const move = useMoveFlow(flow)
  const reset = useSave('post', '/api/flow/{id}/resethash')
  const params = { path: { id: flow.id } }
  const ended = flow.status === 'completed' || flow.status === 'cancelled'

  async function renew(): Promise<void> {
    if (!(await confirm({ title: t('resetLinkTitle'), text: t('resetLinkText'), verb: t('resetLink') }))) return
    reset.mutate({ params }, renewed => void copyText(customerPage(renewed)))
  }

  return [
    { key: 'edit', label: t('editFlow'), icon: IconPencil, onSelect: edit },
    { key: 'link', label: t('resetLink'), icon: IconLink, onSelect: () => void renew() },
    ...(ended
      ? [{ key: 'reopen', label: t('reopen'), icon: IconRefresh, onSelect: move.reopen }]
      : [
          { key: 'complete', label: t('complete'), icon: IconCircleCheck, onSelect: () => void move.complete() },
          { key: 'cancel', label: t('cancelFlow'), icon: IconBan, onSelect: () => void move.cancel() },
        ]),
    { key: 'trash', label: t('toTrash'), icon: IconTrash, danger: true, onSelect: () => void trash() },
  ]
}
