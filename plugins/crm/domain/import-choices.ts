import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import type { ReferenceTarget } from '@core/domain/field-description'
import { declared } from '@core/resource/declared'
import { targetOf } from '@core/resource/describe-fields'
import { isReadable } from '@core/resource/is-readable'
import { referencedResource } from '@core/resource/referenced-resource'
import type { Addition, AnyResource } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { flowTriggered } from '../contract/flow-events'
import { projectStarts } from '../contract/project-starts'
import { firedTriggers } from './triggers'

/** What holds for all dossiers of an import and is for other modules, as it is sent. */
export interface ImportWishes {
  readonly event_trigger_tag?: string | null
  readonly partner_id?: number | null
  readonly partner_project_id?: number | null
  readonly includePartner?: boolean
  readonly includePartnerProject?: boolean
  readonly project_template_id?: number | null
  readonly start_project?: boolean
}

/** How another record is looked up that dossiers refer to, where a module has those and whoever asks may read them. */
export function importedReference(context: Context, flows: AnyResource, column: string): ReferenceTarget | null {
  const target = referencedResource(context, flows, column)
  return target && isReadable(target, context) ? targetOf(context.use(declared), target) : null
}

/** What projects can begin with; null where no module keeps projects. */
export async function projectTemplates(context: Context) {
  const keepers = context.all(projectStarts)
  const offered = await Promise.all(keepers.map(keeper => keeper.templates(context)))
  return keepers.length ? offered.flat() : null
}

/**
 * The values that an import has for all its dossiers.
 *
 * @throws Problem 422 for what no module offers, is not there, or means nothing by itself
 */
export async function wishedValues(context: Context, wishes: ImportWishes): Promise<Record<string, unknown>> {
  const { event_trigger_tag: tag, project_template_id: template, start_project } = wishes
  if (tag) checkOffered('event_trigger_tag', firedTriggers(context), one => one.tag === tag)
  const templates = start_project || template ? await projectTemplates(context) : null
  if (start_project && !templates) throw invalid('start_project', 'core.unknown_field')
  if (template) checkOffered('project_template_id', templates ?? [], one => one.id === template)
  if (template && !start_project) throw invalid('project_template_id', 'crm.template_without_project')
  return {
    event_trigger_tag: tag,
    partner_id: included('partner_id', wishes.partner_id, wishes.includePartner),
    partner_project_id: included('partner_project_id', wishes.partner_project_id, wishes.includePartnerProject),
    ...(start_project ? { start_project, project_template_id: template } : {}),
  }
}

/** @throws Problem 422 for one that is not offered, or of a kind that nobody offers */
function checkOffered<T>(field: string, offered: readonly T[], isIt: (one: T) => boolean): void {
  if (!offered.length) throw invalid(field, 'core.unknown_field')
  if (!offered.some(isIt)) throw invalid(field, 'core.unknown_reference')
}

/** Dossiers get one where it is told that they do, or where only the one is told. @throws Problem 422 for none of them */
function included(field: string, id: number | null | undefined, isIncluded = Boolean(id)) {
  if (isIncluded && !id) throw invalid(field, 'core.required')
  return isIncluded ? id : null
}

/** A project begins in each dossier, if that was asked. */
export const startedProject: Addition = {
  fields: { start_project: t.Boolean(), project_template_id: t.Integer() },
  // What it left behind are records of another module.
  run: async () => undefined,
  async write({ id }, { start_project, project_template_id }, context) {
    const template_id = typeof project_template_id === 'number' ? project_template_id : null
    if (start_project)
      for (const keeper of context.all(projectStarts)) await keeper.start(context, { flow_id: id, template_id })
  },
}

/** The rules of a trigger look at each dossier, if that was asked; the last of all, so that they find it whole. */
export const firedTrigger: Addition = {
  fields: { event_trigger_tag: t.String() },
  run: async () => undefined,
  async write({ id }, { event_trigger_tag: tag }, context) {
    if (typeof tag === 'string') await context.emit(flowTriggered, { id, tag, by: context.user?.fullname ?? null })
  },
}
