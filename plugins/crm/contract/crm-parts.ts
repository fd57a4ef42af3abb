import type { AddedTo } from '@core/resource/additions'
import { relatedRecord } from '@core/resource/related-rows'
import { Flow } from '../entities/flow'
import { Relation } from '../entities/relation'

/**
 * What crm knows of a record with a `flow_id` and a `relation_id`, for who asks for it along with the record: its dossier
 * and its customer (S2 §3). For companies that own CRM: declare it in the bridge.
 */
export const crmParts = (resource: string): readonly AddedTo[] => [
  relatedRecord(resource, 'flow', Flow, 'flow_id'),
  relatedRecord(resource, 'relation', Relation, 'relation_id'),
]
