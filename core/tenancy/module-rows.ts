import { MODULE_TAGS, type ModuleTag } from '@core/context/modules'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'

/** A module as answers carry it; its number is its place in the fixed list of tags. */
export const moduleSchema = t.Object({ id: t.Integer(), tag: t.Union(MODULE_TAGS.map(tag => t.Literal(tag))) })

/** The modules with these tags, in the fixed order. */
export const moduleRows = (tags: Iterable<string>) => {
  const owned = new Set(tags)
  return MODULE_TAGS.flatMap((tag, i) => (owned.has(tag) ? [{ id: i + 1, tag }] : []))
}

/** A module that a company owns, and until when, where it only tries it. */
export const ownedModuleSchema = t.Composite([
  moduleSchema,
  t.Object({ trial_until: nullable(t.String({ format: 'date-time' })) }),
])

/** Owned modules as answers carry them, by the ends of their trials. */
export const ownedModuleRows = (tags: Iterable<ModuleTag>, trials: ReadonlyMap<ModuleTag, string | null>) =>
  moduleRows(tags).map(row => ({ ...row, trial_until: trials.get(row.tag) ?? null }))
