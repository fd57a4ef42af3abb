import { type Entity, isTenantEntity } from '@core/db/entity'
import { columnsTo } from '@core/db/references'
import { name, run } from '@core/db/sql'
import { conditionOf } from '@core/db/where'
import type { Context } from '@core/http/context'

/** Whether a record that is not in the trash refers to this one. */
export async function isReferredTo(context: Context, target: Entity, id: number): Promise<boolean> {
  const { entities } = context.assembly
  const found = columnsTo(entities, target).flatMap(({ table, column }) => {
    const entity = entities.find(({ meta }) => meta.tableName === table)
    return entity && isTenantEntity(entity)
      ? [{ table, ...conditionOf(entity, context.company.id, { [column]: id }) }]
      : []
  })
  if (!found.length) return false
  const [answer] = await run<{ used: boolean }>(
    context.em,
    `select ${found.map(({ table, text }) => `exists(select from ${name(table)} where ${text})`).join(' or ')} as used`,
    found.flatMap(({ values }) => values),
  )
  return answer?.used ?? false
}
