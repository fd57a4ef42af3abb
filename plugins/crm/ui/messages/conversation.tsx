import { Card, EmptyState, useT } from '@core/ui'
import { IconMessage } from '@tabler/icons-react'
import { Bubbles } from './bubbles'
import { Composer } from './composer'
import { aboutFlow, useMessages } from './use-messages'

/** Everything customer and company wrote to each other about a dossier, with room for an answer. */
export function Conversation({ flowId, customer }: { flowId: number; customer: string }) {
  const t = useT('crm')
  const messages = useMessages(flowId)
  return (
    <Card
      title={t('conversation')}
      count={messages.length}
      flush
      footer={<Composer about={aboutFlow(flowId)} to={customer} />}
    >
      {messages.length === 0 ? (
        <EmptyState compact icon={IconMessage} title={t('noMessages')} text={t('noMessagesText')} />
      ) : (
        <div className="crm-conversation">
          <Bubbles messages={messages} />
        </div>
      )}
    </Card>
  )
}
