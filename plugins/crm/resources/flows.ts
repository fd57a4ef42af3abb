import { invalid } from '@core/context/problem'
import { openHeld } from '@core/db/open-held'
import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { not } from '@core/db/where'
import { deleteRows } from '@core/db/write'
import { fullname } from '@core/domain/fullname'
import { imported } from '@core/imports/imported'
import { openLink } from '@core/links/hash'
import { reserveNumber } from '@core/numbers/next-number'
import { duplicated } from '@core/resource/duplicated'
import { resource } from '@core/resource/resource'
import { today } from '@core/time/today'
import { userNames } from '@core/users/user-names'
import { flowProfiles } from '@plugins/settings/contract'
import { Type as t } from '@sinclair/typebox'
import { flowCreated, flowLink, flowRelationChanged } from '../contract'
import { flowDeleted, flowRestored } from '../contract/flow-events'
import { partnerChecks } from '../contract/partner-flows'
import { firstKpis } from '../domain/count-kpis'
import { externalFile } from '../domain/external-file'
import { flowStates } from '../domain/flow-states'
import { firedTrigger, startedProject } from '../domain/import-choices'
import { importedRelation } from '../domain/imported-relation'
import { beginFlow, moveFlow } from '../domain/move-flow'
import { phaseMeanings } from '../domain/phase-meanings-of'
import { placeDossier } from '../domain/place-dossier'
import { recountDossiers } from '../domain/relations-follow'
import { tellFlowChanges } from '../domain/tell-flow-changes'
import { keepPeriod } from '../domain/work-period'
import { Flow } from '../entities/flow'
import { FlowLocation } from '../entities/flow-location'
import { Relation } from '../entities/relation'

/** Dossiers (S1 §3, §4). Staff set the status directly; dates and number are the server's. */
export const flows = resource({
  entity: Flow,
  module: 'CRM',
  sort: '-created_at',
  called: { by: 'number', notes: ['relation_fullname'] },
  readonly: [
    'hash',
    'number',
    'relation_fullname',
    'order_value',
    'turnover',
    'turnover_weighted',
    'kpi_value',
    'kpi_value2',
    'kpi_value3',
    'cancel_reason',
    'cancelled_in',
    'may_be_double',
    'merged_into_id',
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
  states: {
    ...flowStates,
    direct: { fields: ['status', 'phase', 'flow_phase_id', 'update_reason'], run: moveFlow },
  },
  filters: {
    without: {
      description: 'Numbers of dossiers to leave out, separated by commas',
      asks: given => ({ id: not(given.map(Number).filter(Number.isSafeInteger)) }),
    },
  },
  enrich: [
    { fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') },
    phaseMeanings,
  ],
  events: { created: flowCreated, deleted: flowDeleted, restored: flowRestored },
  abilities: [
    duplicated({
      alsoCalled: 'duplicateflow',
      // How far its original came, and what stands for that one alone.
      without: [
        'lead_date',
        'phase',
        'flow_phase_id',
        'intake_id',
        'flow_data_id',
        'current_start_date',
        'current_end_date',
        'date_project_start',
        'closing_date',
      ],
      copied: (copy, _, context) => openLink(context, flowLink, String(copy.hash), copy.id),
    }),
    imported({
      role: 999,
      brings: { relation_id: importedRelation },
      fields: {
        description: 'field.flow.description',
        lead_date: 'field.flow.lead_date',
        lead_source: 'field.lead_source',
        tags: 'field.tags',
        reference: 'field.flow.reference',
        reference2: 'field.flow.reference2',
        reference3: 'field.flow.reference3',
        status: 'field.flow.status',
        // By its name: two stages may have a sub-status that is called the same.
        phase: 'field.flow.flow_phase_id',
        city: 'field.city',
        expected_value: 'field.flow.expected_value',
        chance: 'field.flow.chance',
        closing_date: 'field.flow.closing_date',
        remarks: 'field.flow.remarks',
      },
      lookUps: {
        flowprofile_id: { label: 'flowProfile', by: 'name' },
        partner_id: { label: 'partner', by: 'name' },
        partner_project_id: { label: 'partnerProject', by: 'label' },
      },
      adds: [externalFile, startedProject, firedTrigger],
      async created(made, context) {
        for (const flow of made) await openLink(context, flowLink, String(flow.hash), flow.id)
      },
    }),
  ],
  async prepare(flow, context, changes, before) {
    keepPeriod(flow, before, context.company)
    if (!before) {
      if (!changes.lead_date) flow.lead_date = today(context.company)
      const year = (flow.lead_date ?? '').slice(0, 4)
      flow.number = `${year}-${String(await reserveNumber(context, `flow-${year}`)).padStart(4, '0')}`
      flow.user_id ??= context.user?.id ?? null
      for (const check of context.all(partnerChecks)) await check(context, flow, { changes, isNew: true })
      flow.flowprofile_id ??= await context.use(flowProfiles).standard(context)
      Object.assign(flow, await firstKpis(context))
      await beginFlow(context, flow, changes)
    } else {
      for (const check of context.all(partnerChecks)) await check(context, flow, { changes, isNew: false })
      await tellFlowChanges(context, flow, before)
    }
    const moves = before !== null && 'relation_id' in changes && changes.relation_id !== before.relation_id
    const isElsewhere = before !== null && 'location_id' in changes && changes.location_id !== before.location_id
    if (before && !moves && !isElsewhere) return
    // Held, so that nobody is moved to the trash, for want of dossiers, while one is made for them.
    const open = before && !moves ? openRecord : openHeld
    const relation = await open(context, Relation, flow.relation_id)
    if ((!before || moves) && (!relation || relation.deleted_at)) throw invalid('relation_id', 'core.unknown_reference')
    if (!relation) return
    flow.relation_fullname = fullname(relation)
    await placeDossier(context, flow, relation, { moves: moves && !isElsewhere, isNew: !before })
    if (!moves) return
    // The places of another are no places of this one.
    await deleteRows(context, FlowLocation, { flow_id: flow.id })
    recountDossiers(context, Number(before.relation_id))
    await context.emit(flowRelationChanged, { id: flow.id, relation_id: relation.id })
  },
})
