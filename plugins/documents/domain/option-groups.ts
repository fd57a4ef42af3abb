/** How many options of a group its customer chooses. */
export const OPTION_RULES = ['any', 'at_most_one', 'one'] as const
export type OptionRule = (typeof OPTION_RULES)[number]

/** Most of one option that a customer can order by a click. */
export const LARGEST_OPTION_AMOUNT = 999

/** A line as far as it can be chosen; versions of before there were groups do not say whether it is in one. */
export interface Choosable {
  readonly id: number
  readonly additionalwork?: boolean | null
  readonly selected?: boolean | null
  readonly option_group?: string | null
  readonly option_rule?: OptionRule | null
}

/** The group of options that a line belongs to; null for one that is chosen by itself. */
export const groupOf = ({ additionalwork, option_group }: Choosable): string | null =>
  (additionalwork && option_group?.trim()) || null

/** What holds for a group: the strictest that its lines say, as documents that were combined may say two things. */
export const ruleOf = (items: readonly Choosable[], group: string): OptionRule =>
  OPTION_RULES[
    Math.max(...items.map(item => (groupOf(item) === group ? OPTION_RULES.indexOf(item.option_rule ?? 'any') : 0)))
  ] ?? 'any'

/** The lines after a choice: of a group in which one is chosen, the others let go. */
export function withChoice<T extends Choosable>(items: readonly T[], id: number, selected: boolean): T[] {
  const chosen = items.find(item => item.id === id)
  const group = chosen && groupOf(chosen)
  const alone = selected && group && ruleOf(items, group) !== 'any' ? group : null
  return items.map(item => {
    if (item.id === id) return { ...item, selected }
    return alone && item.selected && groupOf(item) === alone ? { ...item, selected: false } : item
  })
}

/** A group of which more was chosen than its rule allows, or less. */
export interface GroupFault {
  readonly group: string
  readonly what: 'too_many' | 'none'
}

/** The first group whose rule is broken; what still has to be chosen counts only with `complete`. */
export function faultOfGroups(items: readonly Choosable[], { complete }: { complete: boolean }): GroupFault | null {
  for (const [group, options] of Map.groupBy(items, groupOf)) {
    const rule = group === null ? 'any' : ruleOf(options, group)
    if (group === null || rule === 'any') continue
    const chosen = options.filter(({ selected }) => selected).length
    if (chosen > 1) return { group, what: 'too_many' }
    if (complete && rule === 'one' && !chosen) return { group, what: 'none' }
  }
  return null
}
