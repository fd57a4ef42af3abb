import { type FieldProblem, Problem } from '@core/context/problem'
import { textFault } from '@core/domain/text-limits'

/**
 * The body, if its texts can be drawn wherever they stand in it: of forms, of other systems and of rows of a sheet alike.
 *
 * @throws Problem 422 that names every such field
 */
export function drawable<T>(body: T): T {
  const errors: Record<string, FieldProblem> = {}
  // Without calls within calls: a body may go deeper than those can.
  const ahead: [path: string, value: unknown][] = [['', body]]
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const [path, value] = next
    if (typeof value === 'string') {
      const fault = textFault(value)
      if (fault) errors[path] = fault
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) ahead.push([path ? `${path}.${name}` : name, inner])
  }
  const [first] = Object.values(errors)
  if (first) throw new Problem(422, first.key, { ...(first.values && { values: first.values }), errors })
  return body
}
