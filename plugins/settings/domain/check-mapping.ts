import type { Context } from '@core/context/context'
import { type FieldProblem, Problem } from '@core/context/problem'
import { leadTargets, type WebsiteMapping } from '../contract/website'

interface Mapped {
  readonly mapping: WebsiteMapping
}

/**
 * Refuses a field of a website that leads to no field here: what comes in under it would only stand in the remarks. What
 * stands there already is left alone.
 *
 * @throws Problem 422 that names each of them
 */
export async function checkMapping(
  { mapping }: Mapped,
  context: Context,
  changes: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  if (!Object.hasOwn(changes, 'mapping')) return
  const kept: Mapped['mapping'] = Array.isArray(before?.mapping) ? before.mapping : []
  const known = new Set(kept.map(({ fieldvalue }) => fieldvalue))
  for (const targets of context.all(leadTargets)) for (const { field } of await targets(context)) known.add(field)
  if (!known.size) return
  const errors: Record<string, FieldProblem> = {}
  for (const [at, { fieldvalue }] of mapping.entries())
    if (!known.has(fieldvalue)) errors[`mapping.${at}.fieldvalue`] = { key: 'core.unknown_field' }
  if (Object.keys(errors).length) throw new Problem(422, 'core.invalid_input', { errors })
}
