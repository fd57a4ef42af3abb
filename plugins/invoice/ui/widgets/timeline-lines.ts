import { stageTint } from '@plugins/crm/contract/stage-look'
import { documentLines } from '@plugins/documents/contract/timeline-lines'
import { IconReceiptEuro } from '@tabler/icons-react'

/** What the timeline of a dossier tells of invoices. */
export default documentLines({ kind: 'invoice', icon: IconReceiptEuro, tone: stageTint('invoice') }, [
  'created',
  'sent',
  'marked_sent',
  'viewed',
  'announced',
  'reminded',
  'disputed',
  'dispute_settled',
  'paid',
  'cancelled',
  'deleted',
])
