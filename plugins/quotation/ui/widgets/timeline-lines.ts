import { stageTint } from '@plugins/crm/contract/stage-look'
import { documentLines } from '@plugins/documents/contract/timeline-lines'
import { IconFileText } from '@tabler/icons-react'

/** What the timeline of a dossier tells of quotations. */
export default documentLines({ kind: 'quotation', icon: IconFileText, tone: stageTint('quotation') }, [
  'created',
  'sent',
  'marked_sent',
  'viewed',
  'followed_up',
  'approved',
  'rejected',
  'cancelled',
  'deleted',
])
