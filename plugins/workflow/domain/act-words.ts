import type { Context } from '@core/context/context'
import { actionsOf } from './declared-parts'
import { readRuleNames } from './rule-names'
import type { RuleParts } from './rule-problem'

interface Acting extends RuleParts {
  readonly text?: string | null
  readonly flowTags?: readonly { readonly tag: string; readonly remove?: boolean }[]
}

/** What rules do, in words: “Maak een to-do: Bel de klant”. */
export async function actWords(context: Context, rules: readonly Acting[]): Promise<string[]> {
  const names = await readRuleNames(context, rules)
  return rules.map(({ type, text, flowTags = [] }, i) => {
    const action = actionsOf(context).find(({ name }) => name === type)
    const { morph_name, user_name } = names[i] ?? {}
    const tags = flowTags.map(({ tag, remove }) => (remove ? `− ${tag}` : tag)).join(', ')
    const what = [morph_name, text?.trim(), tags].filter(Boolean)[0] ?? user_name
    return [action ? context.text(action.label) : type, what].filter(Boolean).join(': ')
  })
}
