import type { Figures, Parts, Rule } from './rule-parts'
import { troubleOf } from './rule-row'

export const STATUSES = ['on', 'off', 'trouble'] as const
export type RuleStatus = (typeof STATUSES)[number]

export interface RuleFilter {
  readonly query: string
  readonly stage: string | null
  readonly trigger: string | null
  readonly status: RuleStatus | null
}

export const stageOfRule = (rule: Rule, { triggers }: Parts): string =>
  triggers.find(({ tag }) => tag === rule.event_trigger_tag)?.stage ?? 'algemeen'

export function hasStatus(rule: Rule, figures: Figures | undefined, status: RuleStatus): boolean {
  if (status === 'trouble') return troubleOf(rule, figures) !== null
  return rule.is_active === (status === 'on')
}

/** The rules that a filter leaves; words are looked for in the whole sentence. */
export function filtered(
  rules: readonly Rule[],
  { query, stage, trigger, status }: RuleFilter,
  parts: Parts,
  figures: ReadonlyMap<number, Figures>,
): Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return rules.filter(rule => {
    const text = wordsOf(rule, parts)
    return (
      (!stage || stageOfRule(rule, parts) === stage) &&
      (!trigger || rule.event_trigger_tag === trigger) &&
      (!status || hasStatus(rule, figures.get(rule.id), status)) &&
      words.every(word => text.includes(word))
    )
  })
}

const wordsOf = (rule: Rule, { triggers, actions }: Parts): string =>
  [
    triggers.find(({ tag }) => tag === rule.event_trigger_tag)?.label,
    actions.find(({ name }) => name === rule.type)?.label,
    rule.description,
    rule.text,
    rule.morph_name,
    rule.user_name,
    ...rule.conditions.map(({ pretty_description }) => pretty_description),
    ...rule.flowTags.map(({ tag }) => tag),
  ]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
