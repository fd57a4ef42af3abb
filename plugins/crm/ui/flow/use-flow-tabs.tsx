import { Card, Slot, Tag, useBelow, useGrowingList, useSearchParams, useSlot, useT } from '@core/ui'
import type { DetailTab } from '@core/ui/records'
import { IconFileText, IconHistory, IconId, IconMessage, IconNote, IconPaperclip } from '@tabler/icons-react'
import { flowCards, flowDocuments, flowForms } from '../../contract/ui'
import { MailsCard } from '../mail/mails-card'
import { Conversation } from '../messages/conversation'
import type { Message } from '../messages/use-messages'
import { NotesCard, notesOf } from '../notes/notes-card'
import { FlowData } from './flow-data'
import { FlowDocuments } from './flow-documents'
import { FlowFacts } from './flow-facts'
import { FlowLog } from './flow-log'
import type { Flow } from './flow-status'
import { MakeButton } from './make-button'
import { RecordFiles } from './record-files'
import { SharedFiles } from './shared-files'

/** The tabs of a dossier; on a phone, where each is a row, what else stands on the first is a row too. */
export function useFlowTabs(flow: Flow, messages: readonly Message[]): DetailTab[] {
  const t = useT('crm')
  const phone = useBelow(768)
  const [params] = useSearchParams()
  const hasDocuments = useSlot(flowDocuments).length > 0
  const hasForms = useSlot(flowForms).length > 0
  const waiting = messages.filter(message => message.sender === 'customer' && message.status !== 'read').length

  const notes = <NotesCard on="flow" id={flow.id} writing={params.has('new')} />
  const cards = <Slot of={flowCards} flowId={flow.id} />
  const remarks = flow.remarks && (
    <Card title={t('field.flow.remarks')}>
      <p className="crm-text">{flow.remarks}</p>
    </Card>
  )
  const details = {
    key: 'dossier',
    title: t(hasForms ? 'detailsAndForms' : 'details'),
    icon: IconId,
    content: (
      <>
        <Slot of={flowForms} flowId={flow.id} />
        {phone && <FlowFacts flow={flow} />}
        <FlowData flow={flow} />
        {phone && remarks}
      </>
    ),
  }
  const files = {
    key: 'files',
    title: t('files'),
    icon: IconPaperclip,
    content: (
      <>
        <RecordFiles of={{ type: 'flow', id: flow.id }} />
        <SharedFiles flowId={flow.id} />
      </>
    ),
  }
  const log = { key: 'logitems', title: t('log'), icon: IconHistory, content: <FlowLog flowId={flow.id} /> }
  const talk = {
    key: 'flowcommunicator',
    title: t('communication'),
    icon: IconMessage,
    count: waiting,
    attention: waiting > 0,
    content: (
      <>
        <Conversation flowId={flow.id} customer={flow.relation_fullname} />
        <MailsCard flow={flow} />
      </>
    ),
  }
  if (!phone) {
    const overview = (
      <>
        <FlowDocuments flowId={flow.id} />
        {cards}
        {notes}
        {remarks}
      </>
    )
    return [{ key: 'overview', title: t('overview'), content: overview }, details, files, talk, log]
  }
  return [
    { key: 'overview', title: t('overview'), content: cards },
    waiting > 0 ? { ...talk, note: <Tag tone="danger">{t('waiting', { count: waiting })}</Tag> } : talk,
    ...(hasDocuments
      ? [
          {
            key: 'documents',
            title: t('documents'),
            icon: IconFileText,
            content: <FlowDocuments flowId={flow.id} footer={<MakeButton flow={flow} fill />} />,
          },
        ]
      : []),
    files,
    { key: 'notes', title: t('notes'), icon: IconNote, note: <NotesCount flowId={flow.id} />, content: notes },
    details,
    log,
  ]
}

function NotesCount({ flowId }: { flowId: number }) {
  const total = useGrowingList('/api/note', notesOf('flow', flowId)).list.data?.total
  return total ? <span className="vk-text-2">{total}</span> : null
}
