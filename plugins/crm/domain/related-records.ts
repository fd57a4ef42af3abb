import { Picture } from '@core/files/pictures/picture'
import type { AddedTo } from '@core/resource/additions'
import { relatedList } from '@core/resource/related-rows'
import { AssistFile } from '../entities/assist-file'
import { AssistMail } from '../entities/assist-mail'
import { Flow } from '../entities/flow'
import { FlowFile } from '../entities/flow-file'
import { Location } from '../entities/location'
import { Message } from '../entities/message'
import { Note } from '../entities/note'

/** What dossiers and people answer of what belongs to them, for who asks for it (S1 §3). */
export const relatedRecords: readonly AddedTo[] = [
  relatedList('flow', 'relatednotes', Note, { by: 'flow_id', sort: '-id' }),
  relatedList('flow', 'relatedmessages', Message, { by: 'flow_id' }),
  relatedList('flow', 'flowfiles', FlowFile, { by: 'flow_id' }),
  relatedList('flow', 'relatedassistmails', AssistMail, { by: 'flow_id' }),
  relatedList('flow', 'assistfiles', AssistFile, { by: 'flow_id' }),
  relatedList('flow', 'pictures', Picture, { by: 'picturable_id', where: { picturable_type: 'flow' } }),
  relatedList('relation', 'flows', Flow, { by: 'relation_id', sort: '-id' }),
  relatedList('relation', 'trashed_flows', Flow, { by: 'relation_id', sort: '-id', trashed: true }),
  relatedList('relation', 'locations', Location, { by: 'relation_id' }),
  relatedList('relation', 'notes', Note, { by: 'relation_id', sort: '-id' }),
]
