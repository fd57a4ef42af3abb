import { type Action, askedOf } from '@core/context/trigger'

interface Filled {
  readonly text?: string | null
  readonly morph_id?: number | null
  readonly flowTags?: readonly { readonly tag: string; readonly remove?: boolean }[]
}

/** The input of an action, out of what a rule was filled in with; `user` is the colleague whom it means. */
export function ruleInput(action: Action, rule: Filled, user: number | null): Record<string, unknown> {
  const tags = rule.flowTags ?? []
  const filled = Object.entries(action.input.properties).flatMap(([name, schema]) => {
    const asked = askedOf(schema)
    if (!asked) return []
    if (typeof asked === 'object') return rule.morph_id ? [[name, rule.morph_id]] : []
    const value = {
      user,
      text: rule.text ?? null,
      tagsAdded: tags.filter(({ remove }) => !remove).map(({ tag }) => tag),
      tagsRemoved: tags.filter(({ remove }) => remove).map(({ tag }) => tag),
    }[asked]
    return [[name, value]]
  })
  return Object.fromEntries(filled)
}
