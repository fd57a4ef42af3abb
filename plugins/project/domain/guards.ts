import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { not } from '@core/db/where'
import type { DeletionGuard } from '@core/resource/resource'
import { visits } from '@plugins/basis/contract/visits'
import { Project } from '../entities/project'
import { additionalOf } from './additional-of'

/** A project whose visits stand in the planning stays: somebody would drive to work that is gone. */
const plannedProjectStays: DeletionGuard = {
  table: 'project',
  async keeps(ids, context) {
    const own = await context.use(visits).of(context, ids)
    const planned = own.filter(({ status, start_date }) => start_date && status !== 'afgerond')
    return new Map(planned.map(({ project_id }) => [Number(project_id), 'project.is_planned']))
  },
}

/** A visit that is planned or was done stays with its project, which is when its visits are. */
const visitStays: DeletionGuard = {
  table: 'task',
  async keeps(ids, context) {
    const own = await context.use(visits).byId(context, ids)
    const placed = own.filter(({ start_date, project_id }) => start_date && project_id)
    const numbers = await numbersOf(
      context,
      placed.flatMap(({ project_id }) => project_id ?? []),
    )
    return new Map(
      placed.map(({ id, project_id, status }) => {
        const key = status === 'afgerond' ? 'project.visit_done' : 'project.visit_planned'
        return [id, { key, values: { number: numbers.get(Number(project_id)) ?? '' } }]
      }),
    )
  },
}

async function numbersOf(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (!ids.length) return new Map()
  const where = { id: [...ids], number: not(null) }
  const rows = await readRows(context, Project, ['id', 'number'], where, 'id', { trashed: 'either' })
  return new Map(rows.map(({ id, number }) => [id, number ?? '']))
}

/** What a customer was asked to pay for stays with its quotation. */
const askedMaterialStays: DeletionGuard = {
  table: 'projectmaterial',
  keeps: async (ids, context) =>
    new Map([...(await additionalOf(context, ids)).keys()].map(id => [id, 'project.material_asked'])),
}

export const projectGuards: readonly DeletionGuard[] = [plannedProjectStays, visitStays, askedMaterialStays]
