import { nullable } from '@core/db/schema'
import { invalid } from '@core/http/problem'
import { openLink } from '@core/links/hash'
import { reserveNumber } from '@core/numbers/next-number'
import { refusalOf } from '@core/resource/record'
import { resource } from '@core/resource/resource'
import { today } from '@core/time/today'
import { fullname } from '@core/users/fullname'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { flowCreated, flowLink, flowStatusChanged } from '../contract'
import { externalFile } from '../domain/external-file'
import { enterStage } from '../domain/flow-dates'
import { importedRelation } from '../domain/imported-relation'
import { Flow } from '../entities/flow'
import { Relation } from '../entities/relation'

/** Dossiers (S1 §3, §4). Staff set the status directly; dates and number are the server's. */
export const flows = resource({
  entity: Flow,
  module: 'CRM',
  sort: '-created_at',
  readonly: [
    'hash',
    'number',
    'relation_fullname',
    'order_value',
    'flowstage_start_at',
    'date_lead',
    'date_intake',
    'date_quotation',
    'date_confirmation',
    'date_project',
    'date_invoice',
    'date_aftercare',
    'date_archived',
  ],
  enrich: [{ fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }],
  events: { created: flowCreated },
  import: {
    role: 999,
    brings: { relation_id: importedRelation },
    fields: {
      description: 'description',
      lead_date: 'leadDate',
      lead_source: 'leadSource',
      tags: 'tags',
      reference: 'reference',
      reference2: 'reference2',
      reference3: 'reference3',
    },
    adds: [externalFile],
    created: (flow, context) => openLink(context, flowLink, String(flow.hash), flow.id),
  },
  async prepare(flow, context, changes, before) {
    if (!before) {
      if (!changes.lead_date) flow.lead_date = today(context.company)
      const year = (flow.lead_date ?? '').slice(0, 4)
      flow.number = `${year}-${String(await reserveNumber(context, `flow-${year}`)).padStart(4, '0')}`
      flow.user_id ??= context.user?.id ?? null
      enterStage(flow)
    } else if (before.status !== undefined && before.status !== flow.status) {
      if (flow.status === 'cancelled' && (await refusalOf(flows, context, flow.id)))
        throw context.refuse('crm.flow_not_cancelled')
      enterStage(flow)
      await context.emit(flowStatusChanged, { id: flow.id, from: String(before.status), to: flow.status })
    }
    if (!before || 'relation_id' in changes) {
      const relation = await context.em.findOne(Relation, { id: flow.relation_id })
      if (!relation) throw invalid('relation_id', 'core.unknown_reference')
      flow.relation_fullname = fullname(relation)
      flow.city ??= relation.city ?? null
    }
  },
})
