import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { comparable, findSame } from '@core/db/imports/find-same'
import { lockByName } from '@core/db/lock-by-name'
import type { BroughtAlong } from './import-options'

type Values = Readonly<Record<string, unknown>>

const isFilled = (value: unknown) => value !== undefined && value !== null && comparable(value) !== ''

/**
 * The live record that the values of a row are about. Its fields are tried in the order of `match`: one that is known by
 * a later group must not contradict an earlier one, as members of a family with one telephone do. What a row brings along
 * further is known by its number, once it is there. Of two imports that bring the same along one waits for the other.
 *
 * @throws Problem 422 when it could be several
 */
export async function findBrought(
  context: Context,
  { resource, match, brings = {} }: BroughtAlong,
  row: Values,
): Promise<number | undefined> {
  const { entity, scope } = resource
  const given: Record<string, unknown> = { ...row }
  for (const [column, one] of Object.entries(brings)) {
    const further = given[column]
    if (typeof further === 'object' && further !== null && match.some(fields => fields.includes(column)))
      given[column] = await findBrought(context, one, further as Values)
  }
  const groups = match.filter(fields => fields.every(field => isFilled(given[field])))
  if (!groups.length) return undefined
  await lockByName(context, `import ${resource.path}`)
  for (const [i, fields] of groups.entries()) {
    const earlier = groups.slice(0, i).flat()
    const others = earlier.filter(field => !fields.includes(field))
    const [only, second] = await findSame(context, entity, scope?.(context), { given, fields, others })
    if (second) throw invalid(fields[0] ?? '', 'core.import_ambiguous', { count: 2 })
    if (only) return only
  }
  return undefined
}
