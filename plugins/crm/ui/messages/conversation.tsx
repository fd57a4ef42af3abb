import { Card, EmptyState, Loaded, useT } from '@core/ui'
import { IconMessage } from '@tabler/icons-react'
import { Bubbles } from './bubbles'
import { Composer } from './composer'
import { aboutFlow, useConversation } from './use-messages'

/** Everything customer and company wrote to each other about a dossier, with room for an answer. */
export function Conversation({ flowId, customer }: { flowId: number; customer: string }) {
  const t = useT('crm')
  const { messages, total, more, list } = useConversation(aboutFlow(flowId))
  return (
    <Card
      title={t('conversation')}
      count={list.data && total}
      flush
      footer={<Composer about={aboutFlow(flowId)} to={customer} department={messages.at(-1)?.assigned_to} />}
    >
      <Loaded compact query={list} what={t('theMessages')}>
        {() =>
          messages.length === 0 ? (
            <EmptyState compact icon={IconMessage} title={t('noMessages')} text={t('noMessagesText')} />
          ) : (
            <div className="crm-conversation">
              <Bubbles messages={messages} more={more} />
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}
