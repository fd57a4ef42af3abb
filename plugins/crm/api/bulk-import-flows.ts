import { batchAnswer } from '@core/batches/bulk-delete'
import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRow } from '@core/db/list'
import { inputSchema, nullable } from '@core/db/schema'
import { ImportRow } from '@core/imports/import-row'
import { openImport } from '@core/imports/open-import'
import { startSome } from '@core/imports/start-some'
import { checkRecord } from '@core/resource/check-record'
import type { AnyResource } from '@core/resource/resource'
import { type Static, type TSchema, Type as t } from '@sinclair/typebox'
import { FLOW_STATUSES, type FlowStatus, stageOf } from '../contract/flow-status'
import { checkExternalFile } from '../domain/external-file'
import { wishedValues } from '../domain/import-choices'
import { type ImportableFlow, importableFlow, importableFlows, MOST_IMPORTED_FLOWS } from '../domain/importable-flows'
import { Flow } from '../entities/flow'
import { FlowPhase } from '../entities/flow-phase'
import { flows } from '../resources/flows'
import { organizations } from '../resources/organizations'
import { relations } from '../resources/relations'

const properties = inputSchema(Flow, { readonly: flows.readonly ?? [], partial: true }).properties as Record<
  string,
  TSchema
>
const field = (name: string) => properties[name] ?? t.Never()
const number = t.Optional(nullable(t.Integer({ minimum: 1 })))

/** Rows as `loadimportfile` answered them; which are selected is for whoever imports. */
const chosenFlow = t.Object(
  { ...t.Partial(importableFlow).properties, id: importableFlow.properties.id, selected: t.Boolean() },
  { additionalProperties: false },
)

/** What is the same for all dossiers of the import; what the file says of one goes first (E-0533 to E-0554). */
const values = {
  status: t.Optional(t.Union(FLOW_STATUSES.map(status => t.Literal(status)))),
  phase: field('phase'),
  flow_phase_id: number,
  flowprofile: number,
  partner_id: number,
  partner_project_id: number,
  includePartner: t.Optional(t.Boolean({ description: 'Off leaves partner_id out' })),
  includePartnerProject: t.Optional(t.Boolean({ description: 'Off leaves partner_project_id out' })),
  start_project: t.Optional(t.Boolean({ description: 'Begins a project in each dossier' })),
  project_template_id: number,
  event_trigger_tag: t.Optional(
    nullable(t.String({ maxLength: 255, description: 'Its rules look at each dossier; one of importchoices' })),
  ),
  reference: field('reference'),
  reference2: field('reference2'),
  reference3: field('reference3'),
  relation_id: number,
  user_id: field('user_id'),
  office_user_id: field('office_user_id'),
  project_user_id: field('project_user_id'),
  lead_source: field('lead_source'),
  tags: field('tags'),
}

/** Imports the selected rows of a file that was loaded, as a batch (R-IMP-001, R-IMP-002). */
export const bulkImportFlows = call({
  method: 'POST',
  path: 'flow/bulkimport',
  access: { module: 'CRM', role: 999 },
  summary:
    'Import the selected dossiers of a file that was loaded; progress at batch/{id}, undone at importfile/{id}/undo',
  largestKb: 4096,
  body: t.Object(
    {
      importableFlows: t.Array(chosenFlow, { maxItems: MOST_IMPORTED_FLOWS }),
      ...values,
      organization_id: t.Optional(nullable(t.Integer({ minimum: 1, description: 'Of relations that are new' }))),
      externalFilename: t.Optional(nullable(t.String({ minLength: 1, maxLength: 255 }))),
      externalFilepath: t.Optional(nullable(t.String({ maxLength: 500 }))),
    },
    { additionalProperties: false, title: 'bulkimport' },
  ),
  response: batchAnswer,
  example: { importableFlows: [{ id: 1, selected: true }], lead_source: 'Beurs', tags: ['Particulier'] },
  async run(context, { body }) {
    const { importableFlows: chosen, organization_id, externalFilename, externalFilepath, ...given } = body
    const { flow_phase_id, flowprofile, includePartner, includePartnerProject, ...rest } = given
    const selected = chosen.filter(flow => flow.selected)
    const fileId = await fileOf(context, selected[0]?.id)
    await checkRows(context, fileId, chosen, Boolean(body.relation_id))
    await checkThere(context, organizations, 'organization_id', organization_id)
    await checkThere(context, relations, 'relation_id', body.relation_id)
    if (flowprofile) await checkRecord(context, 'flowprofile', 'flowprofile', flowprofile)
    if (externalFilepath) await checkExternalFile(context, externalFilepath)
    const wished = await wishedValues(context, { ...rest, includePartner, includePartnerProject })
    return startSome(context, fileId, {
      rows: selected.map(({ id }) => id),
      defaults: told({
        ...rest,
        ...wished,
        ...(flow_phase_id ? await phaseOf(context, flow_phase_id, rest.status) : {}),
        flowprofile_id: flowprofile,
        'relation_id.organization_id': organization_id,
        'relation_id.lead_source': rest.lead_source,
        ...(externalFilepath ? { externalFilepath, externalFilename: externalFilename ?? externalFilepath } : {}),
      }),
    })
  },
})

/** @throws Problem 422 for a record that is not there */
async function checkThere(context: Context, { entity }: AnyResource, name: string, id: number | null | undefined) {
  if (id && !(await readRow(context, entity, { id }))) throw invalid(name, 'core.unknown_reference')
}

/**
 * A sub-status by its name, as files say it too, with the stage that it is of unless there is one for all.
 *
 * @throws Problem 422 for one that is not there, or of another stage
 */
async function phaseOf(context: Context, flow_phase_id: number, status: FlowStatus | undefined) {
  const phase = await readRow(context, FlowPhase, { id: flow_phase_id })
  if (!phase) throw invalid('flow_phase_id', 'core.unknown_reference')
  const { description, flowstage } = phase
  if (flowstage === 'algemeen') return { phase: description }
  if (status && stageOf(status) !== flowstage) throw invalid('flow_phase_id', 'crm.phase_of_other_stage')
  return { phase: description, status: status ?? flowstage }
}

/** The file that a row is of. @throws Problem 422 when none is selected (R-IMP-001) */
async function fileOf(context: Context, rowId: number | undefined): Promise<number> {
  if (!rowId) throw invalid('importableFlows', 'crm.no_flow_selected')
  const row = await readRow(context, ImportRow, { id: rowId })
  if (!row) throw invalid('importableFlows', 'core.unknown_reference')
  return row.importfile_id
}

/** @throws Problem 422 for rows of another file, that are not as they were told, or that cannot be imported */
async function checkRows(
  context: Context,
  fileId: number,
  chosen: readonly Static<typeof chosenFlow>[],
  hasRelation: boolean,
): Promise<void> {
  const { file, resource } = await openImport(context, fileId, 'POST')
  if (resource.path !== flows.path) throw invalid('importableFlows', 'core.unknown_reference')
  const known = new Map((await importableFlows(context, file)).map(flow => [flow.id, flow]))
  for (const { selected, ...told } of chosen) {
    const flow = known.get(told.id)
    if (!flow || !isAsTold(flow, told)) throw invalid('importableFlows', 'crm.import_row_changed')
    if (selected && !mayBecomeFlow(flow, hasRelation))
      throw invalid('importableFlows', 'crm.import_row_wrong', { row: flow.row })
  }
}

const isAsTold = (flow: ImportableFlow, told: Partial<ImportableFlow>) =>
  Object.entries(told).every(([key, value]) => Bun.deepEquals(value, flow[key as keyof ImportableFlow]))

/** A row without a relation is right as soon as there is one for all. */
const mayBecomeFlow = ({ valid, relation, errors }: ImportableFlow, hasRelation: boolean) =>
  valid || (hasRelation && !relation && Object.keys(errors).every(field => field === 'relation_id.name'))

const told = (all: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== null))
