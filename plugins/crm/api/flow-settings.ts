import { batchAnswer } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { rowSchema } from '@core/db/schema'
import { enrichRecords } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { joined, settingsOfModules, valuesOf } from '@core/tenancy/module-settings'
import { ownSettings } from '@core/tenancy/own-settings'
import { flowProfileResource } from '@plugins/settings/contract/resources'
import { Type as t } from '@sinclair/typebox'
import { resetCards } from '../domain/reset-cards'
import { Flow } from '../entities/flow'
import { FlowPhase } from '../entities/flow-phase'

const enrich = flowProfileResource.enrich ?? []

/** How the company works with dossiers, in one answer (C-0454, G-SET-01). */
const getCurrentFlowSettings = call({
  method: 'GET',
  path: 'company/getcurrentflowsettings',
  access: { module: 'SETTINGS' },
  summary: 'Profiles and sub-statuses of dossiers, lead sources, reasons to cancel and what the modules set',
  response: t.Object({
    companysettings_id: t.Integer(),
    flowprofiles: t.Array(rowWith(flowProfileResource, enrich)),
    flowphases: t.Array(rowSchema(FlowPhase)),
    settings: t.Record(t.String(), t.Unknown(), { description: 'As companysettings answers them' }),
  }),
  async run(context) {
    const own = await ownSettings(context)
    const flowprofiles = await readRows(context, flowProfileResource.entity, 'all', {}, 'name')
    await enrichRecords(enrich, context, flowprofiles)
    return {
      companysettings_id: own?.id ?? 0,
      flowprofiles,
      flowphases: await readRows(context, FlowPhase, 'all', {}, 'order'),
      settings: valuesOf(joined(context.all(settingsOfModules)), own?.module_settings ?? {}),
    }
  },
})

/** What the board shows of every dossier is made anew from the dossier itself (C-0450, G-RESETLEADS, R-SET-010). */
const resetAllLeads = call({
  method: 'POST',
  path: 'company/:id/resetallleads',
  access: { module: 'SETTINGS', role: 1000 },
  summary: 'Make what the board shows of all dossiers anew; progress at batch/{id}. No dossier changes',
  params: idParams,
  response: batchAnswer,
  async run(context, { params }) {
    if (params.id !== context.company.id) throw notFound()
    const flows = await readRows(context, Flow, ['id'], { deleted_at: null }, 'id')
    return startBatch(
      context,
      resetCards,
      {},
      flows.map(({ id }) => id),
    )
  },
})

export const flowSettingCalls = [getCurrentFlowSettings, resetAllLeads]
