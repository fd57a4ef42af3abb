import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { isOperator } from '@core/expressions/operators'
import { COMPARES_NOTHING, keptOptions, optionsOf, WITH_OPTIONS } from '../contract/field-types'
import { type OptionsBy, VerticalDataField } from '../entities/vertical-data-field'
import { checkWork } from './check-work'
import { defaultOf } from './default-answers'
import { fieldNameOf, labelOf } from './field-name'
import { followsFrom } from './offered-options'
import { faultOf } from './work-out'

interface Field {
  id?: number
  vertical_id: number
  group_id?: number | null
  order: number
  field_type: string
  field_label: string
  field_name: string
  options?: string | null
  options_by?: OptionsBy | null
  calculationrules?: string | null
  decimals?: number | null
  min_value?: number | null
  max_value?: number | null
  default_value?: string | null
  least_photos?: number | null
  showrules?: readonly { field_name: string; operator: string; field_value?: string | null }[] | null
}

/** Most fields of one form. */
const MOST = 500
/** Most signs of all choices of one field together. */
const MOST_SIGNS = 2000

/**
 * Makes a field whole and refuses what no form can ask. The name follows the label and the other way round, whichever came
 * first (R-VERT-002).
 *
 * @throws Problem 422
 */
export async function checkField(
  field: Field,
  context: Context,
  changes: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  field.field_label = field.field_label?.trim() ?? ''
  field.field_name = field.field_name?.trim().toLowerCase() ?? ''
  if (before && 'vertical_id' in before && before.vertical_id !== field.vertical_id)
    throw invalid('vertical_id', 'surveys.form_fixed')
  const { vertical_id } = field
  const others = await openRecords(context, VerticalDataField, { vertical_id, id: not(field.id ?? 0) })
  if (!before && others.length >= MOST) throw invalid('field_label', 'surveys.too_many_fields', { n: MOST })
  if (!field.field_label) field.field_label = labelOf(field.field_name)
  if (!field.field_label) throw invalid('field_label', 'core.required')
  if (!field.field_name) field.field_name = freeName(fieldNameOf(field.field_label) || 'veld', others)
  if (!/^(?!__proto__$)[a-z_][a-z0-9_]*$/.test(field.field_name)) throw invalid('field_name', 'surveys.name_signs')
  if (others.some(({ field_name }) => field_name === field.field_name))
    throw invalid('field_name', 'surveys.name_taken')
  checkGroup(field, others)
  if (!before && changes.order === undefined) field.order = Math.max(-1, ...others.map(({ order }) => order)) + 1
  if (WITH_OPTIONS.has(field.field_type)) checkOptions(field, others)
  checkExpected(field)
  checkFormula(field)
  checkRules(field)
  checkWork(field, others, before)
}

/** A name that no other field of the form has: "breedte", "breedte_2". */
function freeName(name: string, others: readonly { field_name: string }[]): string {
  const taken = new Set(others.map(({ field_name }) => field_name))
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}_${number}`
    if (!taken.has(free)) return free
  }
}

/** A group stands in no other, and only a group has fields in it. */
function checkGroup(field: Field, others: readonly Field[]): void {
  const { group_id } = field
  if (group_id === null || group_id === undefined) return
  const group = others.find(({ id }) => id === group_id)
  if (group?.field_type !== 'group') throw invalid('group_id', 'surveys.no_group')
  if (field.field_type === 'group') throw invalid('field_type', 'surveys.group_in_group')
}

/** Choices are told apart, and written down once each (R-VERT-006); those of several lists may be the same. */
function checkOptions(field: Field, others: readonly Field[]): void {
  const { options_by } = field
  if (!options_by) {
    field.options = keptOptions(checkedOptions(field.options, 'options'))
    return
  }
  const { field_name, lists } = options_by
  if (followsFrom(field_name, field.field_name, others)) throw invalid('options_by', 'surveys.options_circle')
  if (new Set(lists.map(({ field_value }) => field_value.trim().toLowerCase())).size < lists.length)
    throw invalid('options_by', 'surveys.options_twice')
  const checked = lists.map(({ field_value, options }) => ({
    field_value,
    options: checkedOptions(options, 'options_by'),
  }))
  const all = keptOptions([...new Set(checked.flatMap(({ options }) => options))])
  if (all.length > MOST_SIGNS) throw invalid('options_by', 'surveys.options_long')
  field.options = all
  field.options_by = { field_name, lists: checked.map(list => ({ ...list, options: keptOptions(list.options) })) }
}

/** @throws Problem 422 */
function checkedOptions(text: string | null | undefined, at: string): string[] {
  const options = optionsOf(text)
  if (new Set(options.map(option => option.toLowerCase())).size < options.length)
    throw invalid(at, 'surveys.options_twice')
  return options
}

/** What a field expects is something that can be answered to it. */
function checkExpected(field: Field): void {
  const { decimals, min_value, max_value, least_photos } = field
  if (isSet(decimals) && (decimals < 0 || decimals > 6)) throw invalid('decimals', 'surveys.decimals_range')
  if (isSet(min_value) && isSet(max_value) && min_value > max_value) throw invalid('max_value', 'surveys.limits_turned')
  if (isSet(least_photos) && (least_photos < 1 || least_photos > 50))
    throw invalid('least_photos', 'surveys.least_range')
  field.default_value = field.default_value?.trim() || null
  if (field.default_value && field.options_by && WITH_OPTIONS.has(field.field_type))
    throw invalid('default_value', 'surveys.default_follows')
  if (field.default_value && defaultOf(field) === undefined) throw invalid('default_value', 'surveys.default_no_answer')
}

const isSet = (value: number | null | undefined): value is number => value !== null && value !== undefined

function checkFormula({ calculationrules }: Field): void {
  const fault = calculationrules?.trim() ? faultOf(calculationrules) : null
  if (fault) throw invalid('calculationrules', `surveys.${fault.text}`, { at: fault.at })
}

/** A rule has a field, an operator and, where it compares, a value (R-TASK-012, R-VERT-010). */
function checkRules({ showrules, field_name }: Field): void {
  for (const rule of showrules ?? []) {
    if (!isOperator(rule.operator)) throw invalid('showrules', 'surveys.rule_operator')
    if (!COMPARES_NOTHING.has(rule.operator) && !rule.field_value?.trim())
      throw invalid('showrules', 'surveys.rule_value')
    if (rule.field_name.toLowerCase() === field_name) throw invalid('showrules', 'surveys.rule_of_itself')
  }
}
