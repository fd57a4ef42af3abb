import { formatEuros, formatNumber, type MoneyLanguage } from '@core/domain/money'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import type { Block } from '../contract/block'
import type { CalculatedItem } from '../domain/calculation'
import { itemInfo, itemName } from '../domain/calculation-item'
import { groupOf, type OptionRule, ruleOf } from '../domain/option-groups'
import { sumAmounts } from '../domain/totals'
import { unitFor } from '../domain/unit-for'

type Choices = Extract<Block, { type: 'choices' }>

const INCLUDING: Record<MoneyLanguage, string> = { nl: 'incl. btw', en: 'incl. VAT', 'es-AR': 'con IVA' }

const RULES: Record<OptionRule, Record<MoneyLanguage, string>> = {
  any: { nl: 'Kies wat u wilt', en: 'Choose what you like', 'es-AR': 'Elija lo que desee' },
  at_most_one: { nl: 'Kies er hoogstens één', en: 'Choose at most one', 'es-AR': 'Elija como máximo una' },
  one: { nl: 'Kies er één', en: 'Choose one', 'es-AR': 'Elija una' },
}

/**
 * Additional work to choose from, in reading order: what is chosen by itself under the title of its widget, and each group
 * under its own name with its rule (R-CALC-006).
 */
export function choiceBlocks(items: readonly CalculatedItem[], title: string, language: MoneyLanguage): Choices[] {
  const options = items.flatMap((line, place) =>
    line.item.additionalwork && line.item.item_type !== 'header' ? [withSubs(line, items.slice(place + 1))] : [],
  )
  const lines = options.map(({ item }) => item)
  const groups = Map.groupBy(options, ({ item }) => groupOf(item))
  if (!groups.size) return [{ type: 'choices', title, options: [] }]
  return [...groups].map(([group, members]): Choices => {
    const options = members.map(member => optionOf(member, language))
    if (group === null) return { type: 'choices', title, options }
    const rule = ruleOf(lines, group)
    return { type: 'choices', title: group, rule, note: RULES[rule][language], options }
  })
}

/** An option with what the lines under it cost: they are chosen along with it, unless they hang under an option of their own. */
function withSubs(line: CalculatedItem, following: readonly CalculatedItem[]): CalculatedItem {
  const under: CalculatedItem[] = []
  let apart = Number.POSITIVE_INFINITY
  for (const each of following) {
    if (each.depth <= line.depth) break
    if (each.depth <= apart) apart = each.item.additionalwork ? each.depth : Number.POSITIVE_INFINITY
    if (each.depth < apart) under.push(each)
  }
  return under.length ? { ...line, amounts: sumAmounts([line, ...under].map(({ amounts }) => amounts)) } : line
}

function optionOf({ item, counts, amounts, quantity }: CalculatedItem, language: MoneyLanguage) {
  const { option_max = null, product_amount = 1 } = item
  const count = `${formatNumber(quantity, language)} ${unitFor(item.unit_of_measurement, quantity)}`.trim()
  return {
    id: item.id,
    name: itemName(item),
    info: sanitizeRichText(itemInfo(item)),
    price: formatEuros(amounts.amount_inc_vat, language),
    price_note: INCLUDING[language],
    amount_inc_vat: amounts.amount_inc_vat,
    selected: counts,
    ...(option_max || quantity !== 1 ? { quantity: count } : {}),
    ...(option_max ? { amount: Number(product_amount), amount_max: option_max } : {}),
  }
}
