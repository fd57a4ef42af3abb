import type { Context } from '@core/context/context'
import { actionsOf } from './declared-parts'
import { namesOf, readPointed } from './pointed-records'
import type { RuleParts } from './rule-parts'

interface Acting extends RuleParts {
  readonly text?: string | null
  readonly flowTags?: readonly { readonly tag: string; readonly remove?: boolean }[]
}

/** What rules do, in words: “Maak een to-do: Bel de klant”. */
export async function actWords(context: Context, rules: readonly Acting[]): Promise<string[]> {
  const pointed = await readPointed(context, rules, { colleagues: false })
  return rules.map(rule => {
    const { type, text, flowTags = [] } = rule
    const action = actionsOf(context).find(({ name }) => name === type)
    const tags = flowTags.map(({ tag, remove }) => (remove ? `− ${tag}` : tag)).join(', ')
    const what = namesOf(context, rule, pointed).morph_name || text?.trim() || tags
    return [action ? context.text(action.label) : type, what].filter(Boolean).join(': ')
  })
}
