import { MODULE_TAGS } from '@core/context/modules'
import { Type as t } from '@sinclair/typebox'

/** A module as answers carry it; its number is its place in the fixed list of tags. */
export const moduleSchema = t.Object({ id: t.Integer(), tag: t.Union(MODULE_TAGS.map(tag => t.Literal(tag))) })

/** The modules with these tags, in the fixed order. */
export const moduleRows = (tags: Iterable<string>) => {
  const owned = new Set(tags)
  return MODULE_TAGS.flatMap((tag, i) => (owned.has(tag) ? [{ id: i + 1, tag }] : []))
}
