import type { Context } from '@core/context/context'
import { readRow } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { portalLink } from '@core/links/hash'
import { type Correspondent, correspondents, flowLink } from '../contract'
import { Flow } from '../entities/flow'
import type { MessageRecord } from '../entities/message'
import { Relation } from '../entities/relation'

type About = Pick<MessageRecord, 'flow_id' | 'messageable_type' | 'messageable_id'>

/**
 * Who is on the other side of a conversation: the customer of its dossier, else of the record that it is about; null for
 * one without an address, and for what lies in the trash. With `hold` the record is held.
 */
export async function correspondentOf(
  context: Context,
  { flow_id, messageable_type, messageable_id }: About,
  { hold = false }: { hold?: boolean } = {},
): Promise<Correspondent | null> {
  if (!flow_id) {
    const found = context.all(correspondents).find(({ type }) => type === messageable_type)
    return (await found?.of(context, messageable_id, { hold })) ?? null
  }
  const flow = await openRecord(context, Flow, flow_id, { hold })
  if (!flow || flow.deleted_at) return null
  const relation = await readRow(context, Relation, { id: flow.relation_id })
  if (!relation?.email) return null
  return { email: relation.email, fullname: flow.relation_fullname, link: portalLink(context, flowLink, flow.hash) }
}
