import { countingLines } from './counting-lines'

/** How many options of a group its customer chooses. */
export const OPTION_RULES = ['any', 'at_most_one', 'one'] as const
export type OptionRule = (typeof OPTION_RULES)[number]

/** Most of one option that a customer can order by a click. */
export const LARGEST_OPTION_AMOUNT = 999

/** A line as far as it can be chosen; versions of before there were groups do not say whether it is in one. */
export interface Choosable {
  readonly id: number
  readonly calculationitem_id?: number | null
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

/**
 * The lines after a choice: of a group in which one is chosen, the others let go. An option under another one is chosen
 * with it, and lets go with it: what is chosen counts.
 */
export function withChoice<T extends Choosable>(items: readonly T[], id: number, selected: boolean): T[] {
  const lineage = selected ? lineageOf(items, id) : []
  const alone = new Set(lineage.map(groupOf).filter(group => group !== null && ruleOf(items, group) !== 'any'))
  const before = countingLines(items)
  const stays = (item: T) => item.id !== id && before.has(item.id) && !alone.has(groupOf(item))
  const marked = items.map(item => (item.additionalwork ? mark(item, lineage.includes(item) || stays(item)) : item))
  const after = countingLines(marked)
  return marked.map(item => (item.additionalwork ? mark(item, after.has(item.id)) : item))
}

const mark = <T extends Choosable>(item: T, selected: boolean): T =>
  (item.selected ?? false) === selected ? item : { ...item, selected }

/** An option and the options that it hangs under. */
function lineageOf<T extends Choosable>(items: readonly T[], id: number): T[] {
  const byId = new Map(items.map(item => [item.id, item]))
  const lineage: T[] = []
  for (let item = byId.get(id); item && !lineage.includes(item); item = byId.get(item.calculationitem_id ?? 0))
    lineage.push(item)
  return lineage.filter(({ additionalwork }) => additionalwork)
}

/** A group of which more was chosen than its rule allows, or less. */
export interface GroupFault {
  readonly group: string
  readonly what: 'too_many' | 'none'
}

/** The first group whose rule is broken; what still has to be chosen counts only with `complete`. */
export function faultOfGroups(items: readonly Choosable[], { complete }: { complete: boolean }): GroupFault | null {
  const counting = countingLines(items)
  for (const [group, options] of Map.groupBy(items, groupOf)) {
    const rule = group === null ? 'any' : ruleOf(options, group)
    if (group === null || rule === 'any') continue
    const chosen = options.filter(({ id }) => counting.has(id)).length
    if (chosen > 1) return { group, what: 'too_many' }
    if (complete && rule === 'one' && !chosen && options.some(option => isAsked(option, counting)))
      return { group, what: 'none' }
  }
  return null
}

/** Whether an option is there to choose: nobody has to choose under an option that was not chosen. */
const isAsked = ({ calculationitem_id: parent }: Choosable, counting: ReadonlySet<number>): boolean =>
  !parent || counting.has(parent)
