import { conditionWords } from './condition-words'
import { COMPARES_NOTHING } from './operators'
import type { Condition, Parts, Rule, Words } from './rule-parts'
import type { Told } from './rule-sentence'
import { tagsIn } from './rule-words'

const MINUTES = { minute: 1, hour: 60, day: 1440, week: 10_080, month: 43_200, year: 525_600 } as const
export type Unit = keyof typeof MINUTES
export const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** A rule while it is being made. */
export interface RuleDraft {
  readonly event_trigger_tag: string | null
  readonly type: string | null
  readonly description: string
  readonly text: string
  readonly morph_id: number | null
  readonly user_id: number | null
  readonly is_delayed: boolean
  readonly count: number | null
  readonly unit: Unit
  readonly startfromnow: boolean
  readonly cancel_tags: readonly string[]
  readonly conditions: readonly Condition[]
  readonly flowTags: readonly { readonly tag: string; readonly remove?: boolean }[]
  readonly when_changed: Rule['when_changed']
  readonly when_off: Rule['when_off']
  readonly when_moved: Rule['when_moved']
}

/** What a draft can begin with: a rule, or one to start from. */
export type Beginning = Partial<Omit<Rule, 'conditions' | 'flowTags'>> & Pick<Partial<Rule>, 'conditions' | 'flowTags'>

const isUnit = (unit: unknown): unit is Unit => UNITS.some(one => one === unit)

export function draftOf(from: Beginning): RuleDraft {
  const unit = isUnit(from.delaytime_shown)
    ? from.delaytime_shown
    : isUnit(from.delaytime_unit)
      ? from.delaytime_unit
      : 'day'
  return {
    event_trigger_tag: from.event_trigger_tag ?? null,
    type: from.type ?? null,
    description: from.description ?? '',
    text: from.text ?? '',
    morph_id: from.morph_id ?? null,
    user_id: from.user_id ?? null,
    is_delayed: from.is_delayed ?? false,
    count: from.delaytime ? (from.delaytime_raw ?? from.delaytime / MINUTES[unit]) : null,
    unit,
    startfromnow: from.startfromnow ?? true,
    cancel_tags: tagsIn(from.cancel_tags),
    conditions: from.conditions ?? [],
    flowTags: from.flowTags ?? [],
    when_changed: from.when_changed ?? 'follow',
    when_off: from.when_off ?? 'cancel',
    when_moved: from.when_moved ?? 'run',
  }
}

/** As the API keeps it. What an act does not ask for is left out. */
export function bodyOf(draft: RuleDraft, parts: Parts, t: Words) {
  const asks = parts.actions.find(({ name }) => name === draft.type)?.asks ?? []
  const { count, unit, cancel_tags, conditions, flowTags, event_trigger_tag, type, ...rest } = draft
  return {
    ...rest,
    event_trigger_tag: event_trigger_tag ?? '',
    type: type ?? '',
    description: draft.description.trim() || null,
    text: asks.includes('text') ? draft.text.trim() : null,
    morph_id: asks.includes('morph_id') ? draft.morph_id : null,
    user_id: asks.includes('user_id') ? (draft.user_id ?? 0) : null,
    flowTags: asks.includes('flowTags') ? flowTags.map(tag => ({ ...tag })) : [],
    delaytime: draft.is_delayed ? Math.round((count ?? 0) * MINUTES[unit]) : 0,
    delaytime_unit: draft.is_delayed ? unit : null,
    cancel_tags: draft.is_delayed ? cancel_tags.join(',') || null : null,
    conditions: conditions.map(condition => ({
      ...condition,
      // For the log, which tells conditions as they were.
      pretty_description: conditionWords(condition, event_trigger_tag, parts, t),
    })),
  }
}

/** The rule that a draft comes to, for its sentence. */
export const toldOf = (draft: RuleDraft, colleagues: ReadonlyMap<number, string>, t: Words): Told => ({
  ...draft,
  event_trigger_tag: draft.event_trigger_tag ?? t('somethingHappens'),
  type: draft.type ?? t('somethingIsDone'),
  user_name: colleagues.get(draft.user_id ?? 0) ?? null,
  delaytime_raw: draft.count ?? 0,
  delaytime_shown: draft.unit,
  cancel_tags: draft.cancel_tags.join(','),
})

export type Fault = 'event_trigger_tag' | 'type' | 'text' | 'morph_id' | 'flowTags' | 'delaytime' | 'conditions'

/** What a draft still lacks, by where that is filled in. */
export function faultsOf(draft: RuleDraft, parts: Parts, t: Words): Partial<Record<Fault, string>> {
  const action = parts.actions.find(({ name }) => name === draft.type)
  const asks = action?.asks ?? []
  const lacksDelay = draft.is_delayed && !((draft.count ?? 0) > 0) && (draft.startfromnow || draft.count === null)
  const faults: Partial<Record<Fault, string>> = {}
  if (!parts.triggers.some(({ tag }) => tag === draft.event_trigger_tag)) faults.event_trigger_tag = t('chooseTrigger')
  if (!action) faults.type = t('chooseAction')
  if (asks.includes('text') && !draft.text.trim()) faults.text = t('fillText')
  if (asks.includes('morph_id') && !draft.morph_id && !action?.optional) faults.morph_id = t('chooseRecord')
  if (asks.includes('flowTags') && !draft.flowTags.length) faults.flowTags = t('chooseTags')
  if (lacksDelay) faults.delaytime = t('fillDelay')
  if (draft.conditions.some(condition => isUnfinished(condition, parts))) faults.conditions = t('fillCondition')
  return faults
}

/** Whether a condition still lacks what it asks or what it compares with. */
export function isUnfinished({ operator, field_name, field_value }: Condition, { facts }: Parts): boolean {
  const fact = facts.find(one => one.operator === operator)
  const lacksValue = String(field_value ?? '').trim() === ''
  if (fact) return fact.asks && lacksValue
  return !field_name || (!COMPARES_NOTHING.has(operator) && lacksValue)
}
