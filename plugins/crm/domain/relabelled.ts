import { Type as t } from '@sinclair/typebox'

/** Labels as a change of them is sent. */
export const tagsSchema = t.Array(t.String({ minLength: 1, maxLength: 255 }), { maxItems: 100 })

/** Labels that records get and lose. */
export interface Labels {
  readonly addableTags: readonly string[]
  readonly removableTags: readonly string[]
}

/** Labels with some added and others taken away, each once and no more than fit (R-FLOW-028). */
export function relabelled(tags: readonly string[], { addableTags, removableTags }: Labels): string[] {
  const kept = tags.filter(tag => !removableTags.includes(tag))
  return [...new Set([...kept, ...addableTags])].slice(0, tagsSchema.maxItems)
}
