import { call } from '@core/http/call'
import { notFound } from '@core/http/problem'
import { rowWith } from '@core/resource/calls'
import type { AnyResource } from '@core/resource/resource'
import { type EntityRow, toRow } from '@core/resource/row'
import { Type as t } from '@sinclair/typebox'
import { flows } from '../resources/flows'
import { organizations } from '../resources/organizations'
import { relations } from '../resources/relations'

const restore = (resource: AnyResource) =>
  call({
    method: 'POST',
    path: `${resource.path}/:id/restore`,
    access: { module: 'CRM' },
    summary: `Take ${resource.path} out of the trash`,
    params: t.Object({ id: t.Integer({ minimum: 1 }) }),
    response: rowWith(resource, []),
    async run(context, { params }) {
      const record = (await context.em.findOne(
        resource.entity as never,
        { id: params.id } as never,
      )) as EntityRow | null
      if (!record) throw notFound()
      record.deleted_at = null
      context.log({
        type: resource.path,
        id: record.id,
        description: 'restored',
        flowId: resource.path === 'flow' ? record.id : null,
      })
      await context.em.flush()
      return toRow(resource.entity, record) as never
    },
  })

/** Out of the trash again; the undo of a deletion uses it too (R-REL-003, R-FLOW-014). */
export const restoreRelation = restore(relations)
export const restoreOrganization = restore(organizations)
export const restoreFlow = restore(flows)
