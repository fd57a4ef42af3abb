import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { readRow, readRows } from '@core/db/list'
import type { EntityOf } from '@core/db/mapped'
import { openRecord } from '@core/db/open-record'
import { type TaskOffset, type TaskTemplates, taskTemplates } from '@plugins/basis/contract'
import { flowProfiles, type ProfileChoice } from '@plugins/settings/contract'
import { formHolder } from '.'

/** Work of a dossier that begins with a template: a survey or a project. */
export interface TemplatedWork {
  id: number
  title?: string | null
  is_template: boolean
  flow_id?: number | null
  flow_data_id?: number | null
  user_id?: number | null
  remarks?: string | null
  deleted_at?: Date | null
}

/** What a kind of work takes over from its templates besides forms and tasks. */
export interface WorkKind {
  /** Path of its resource, and the kind that profiles choose templates of. */
  readonly path: 'intake' | 'project'
  readonly entity: EntityOf<TemplatedWork>
  /** Column with the template that a record was made of. */
  readonly column: 'intaketemplate_id' | 'projecttemplate_id'
  /** Key of what the settings call it. */
  readonly label: string
  /** Where its tasks lie within it, for what is made of a template that is kept of it. */
  readonly offsetsOf?: (context: Context, id: number) => Promise<ReadonlyMap<number, TaskOffset>>
  /** Copies what else belongs to a record to another of the kind. */
  readonly copyParts?: (context: Context, of: { from: TemplatedWork; to: TemplatedWork }) => Promise<void>
}

/** The templates of a kind of work (G-TPL). */
export interface WorkTemplates {
  readonly kind: WorkKind
  readonly choice: ProfileChoice
  /** One that is there, a template or not. @throws Problem 404 for another */
  open(context: Context, id: number): Promise<TemplatedWork>
  /** A template with this number. @throws Problem 422 when there is none */
  check(context: Context, id: number, field?: string): Promise<TemplatedWork>
  /** Gives a copy of some work the forms with their answers, and what else belongs to it. */
  copy(context: Context, of: { from: TemplatedWork; to: TemplatedWork }): Promise<void>
  /** The template that work of dossiers with a profile begins with, as long as it is there. */
  ofProfile(context: Context, profile: number | null): Promise<number | null>
  /** Who does work of a template and what there is to know about it, as far as the template says. */
  read(context: Context, id: number | null | undefined): Promise<Pick<TemplatedWork, 'user_id' | 'remarks'> | null>
  /** Keeps the forms and tasks of some work in a template of it. */
  keep(context: Context, of: { from: TemplatedWork; template: TemplatedWork }): Promise<void>
  /** Gives work what its template has: the forms that are asked, the tasks that go along and what else comes with it. */
  takeOver(context: Context, work: TemplatedWork, template: TemplatedWork): Promise<void>
  makeTasks(context: Context, template: number, work: TemplatedWork): Promise<void>
  /**
   * Makes the forms of some work those of a template again: what is open goes to the trash, what was sent stays, and the
   * tasks of the template come along unless the work had these already.
   */
  reset(context: Context, work: TemplatedWork, template: TemplatedWork): Promise<void>
}

export function workTemplates(kind: WorkKind): WorkTemplates {
  const { entity, column, path } = kind
  const holderOf = (id: number) => (path === 'intake' ? { intake_id: id } : { project_id: id })
  const templateOf = (work: TemplatedWork): number | null => {
    const id = (work as TemplatedWork & Record<string, unknown>)[column]
    return typeof id === 'number' ? id : null
  }
  const copyForms = async (context: Context, from: TemplatedWork, to: TemplatedWork, withAnswers: boolean) => {
    if (from.flow_data_id && to.flow_data_id)
      await context.use(formHolder).copy(context, { from: from.flow_data_id, to: to.flow_data_id, withAnswers })
  }
  const tasks = (context: Context): TaskTemplates => context.use(taskTemplates)
  const templates: WorkTemplates = {
    kind,
    choice: {
      kind: path,
      label: kind.label,
      async choices(context) {
        const found = await readRows(context, entity, ['id', 'title'], { is_template: true }, 'title')
        return found.map(({ id, title }) => ({ id, title: title || `#${id}` }))
      },
    },
    async open(context, id) {
      const work = await openRecord(context, entity, { id, deleted_at: null })
      if (!work) throw notFound()
      return work
    },
    async check(context, id, field = column) {
      const template = await openRecord(context, entity, { id, is_template: true, deleted_at: null })
      if (!template) throw invalid(field, 'core.unknown_reference')
      return template
    },
    async ofProfile(context, profile) {
      const id = await context.use(flowProfiles).templateOf(context, profile, path)
      const template = id ? await readRow(context, entity, { id, is_template: true }) : null
      return template?.id ?? null
    },
    read: async (context, id) => (id && (await readRow(context, entity, { id, is_template: true }))) || null,
    async copy(context, { from, to }) {
      await copyForms(context, from, to, true)
      await kind.copyParts?.(context, { from, to })
    },
    async keep(context, { from, template }) {
      await copyForms(context, from, template, from.is_template)
      const offsets = await kind.offsetsOf?.(context, from.id)
      await tasks(context).keep(context, { from: holderOf(from.id), template: holderOf(template.id), offsets })
      await kind.copyParts?.(context, { from, to: template })
    },
    async takeOver(context, work, template) {
      await copyForms(context, template, work, true)
      await templates.makeTasks(context, template.id, work)
      await kind.copyParts?.(context, { from: template, to: work })
    },
    async makeTasks(context, template, { id, flow_id = null, user_id = null }) {
      await tasks(context).make(context, { template: holderOf(template), for: holderOf(id), flow_id, user_id })
    },
    async reset(context, work, template) {
      const before = templateOf(work)
      if (work.flow_data_id) await context.use(formHolder).clear(context, work.flow_data_id)
      if (before !== template.id) await templates.takeOver(context, work, template)
      else await copyForms(context, template, work, true)
      context.log({
        type: path,
        id: work.id,
        flowId: work.flow_id ?? null,
        description: 'reset_to_template',
        before: { [column]: before },
        after: { [column]: template.id },
      })
      Object.assign(work, { [column]: template.id })
    },
  }
  return templates
}
