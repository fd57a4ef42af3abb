import { Conversation } from '../ui/messages/conversation'
import '../ui/crm.css'

/** What customer and company wrote to each other about a dossier, on screens of what belongs to it. */
export function ConversationOfFlow({ id, customer }: { id: number; customer: string }) {
  return <Conversation flowId={id} customer={customer} />
}
