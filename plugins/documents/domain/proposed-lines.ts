import type { Context } from '@core/context/context'
import { exact, parseDutchAmount } from '@core/domain/money'
import { conditionHolds } from '@core/expressions/conditions'
import { type PriceAnswer, priceAnswers, productCatalog, type SoldProduct } from '@plugins/sales/contract'
import type { AskedBy } from './calculation-item'

/** A line that the forms of a dossier ask for. */
export interface ProposedLine {
  /** Says what it came from, so that it is found again when the forms change. */
  readonly origin: string
  readonly product: SoldProduct
  readonly amount: number
  /** The answers that ask for it, and for how many. */
  readonly answers: AskedBy['answers']
  /** The form that asks for it; null for what several ask for together. */
  readonly form: { readonly id: number; readonly name: string } | null
}

/**
 * What the forms of a dossier ask for: products that were chosen on them, and those whose conditions hold, each as often as
 * its form says (G-TOGGLE, G-CALCACT). Conditions are asked of the form that has their fields, and of all forms where it has
 * not; a product whose amount is a question that nobody answered is not asked for.
 *
 * @param cumulative adds up what several forms ask for of one product
 */
export async function proposedLines(
  context: Context,
  flowId: number,
  { cumulative }: { cumulative: boolean },
): Promise<ProposedLine[]> {
  const answers = (await Promise.all(context.all(priceAnswers).map(ask => ask(context, flowId)))).flat()
  if (!answers.length) return []
  const catalog = context.use(productCatalog)
  const chosen = answers.flatMap(({ product_id }) => product_id ?? [])
  const [proposable, picked] = [await catalog.proposable(context), await catalog.byIds(context, chosen)]
  const forms = [...Map.groupBy(answers, ({ form_id }) => form_id)]
  const lines = forms.flatMap(([id, given]) => [
    ...picked.flatMap(product => {
      const chosen = given
        .filter(({ product_id }) => product_id === product.id)
        .map(answer => ({ ...answer, value: product.item_name }))
      return chosen.length
        ? { product, amount: chosen.length, answers: chosen, form: { id, name: given[0]?.form ?? '' } }
        : []
    }),
    ...proposable.flatMap(product => {
      const asking = isAskedBy(product, given, answers) ? amountOn(product, given) : null
      return asking?.amount ? { product, ...asking, form: { id, name: given[0]?.form ?? '' } } : []
    }),
  ])
  const key = ({ product, form }: (typeof lines)[number]) =>
    cumulative ? `product:${product.id}` : `product:${product.id}@form:${form.id}`
  return [...Map.groupBy(lines, key)].flatMap(([origin, same]) => {
    const [first] = same
    if (!first) return []
    const amount = same.reduce((sum, line) => sum.plus(line.amount), exact(0)).toNumber()
    const kept = same.flatMap(line => line.answers.map(({ value, label, form }) => ({ value, label, form })))
    return { origin, product: first.product, amount, answers: kept, form: cumulative ? null : first.form }
  })
}

/** Whether all conditions of a product hold, one of them at least about this form. */
function isAskedBy({ conditions }: SoldProduct, given: readonly PriceAnswer[], all: readonly PriceAnswer[]): boolean {
  const asksHere = conditions.map(condition => given.some(answer => isAbout(condition, answer)))
  return (
    asksHere.includes(true) &&
    conditions.every((condition, at) => conditionHolds(condition, { fields: asksHere[at] ? given : all }, []))
  )
}

/** Whether a condition asks for this answer. */
const isAbout = (
  { field_name, verticaldatafield_id }: SoldProduct['conditions'][number],
  answer: PriceAnswer,
): boolean =>
  verticaldatafield_id && answer.verticaldatafield_id
    ? answer.verticaldatafield_id === verticaldatafield_id
    : answer.field_name.toLowerCase() === field_name?.toLowerCase()

/**
 * How many of a product a form asks for: one by the answers to its conditions, or what it answers to the field that says so;
 * null where nobody did.
 */
function amountOn(
  { alternativeamount_id, conditions }: SoldProduct,
  given: readonly PriceAnswer[],
): { amount: number; answers: readonly PriceAnswer[] } | null {
  if (!alternativeamount_id)
    return { amount: 1, answers: given.filter(answer => conditions.some(condition => isAbout(condition, answer))) }
  const counting = given.flatMap(answer => {
    const number = answer.verticaldatafield_id === alternativeamount_id ? numberOf(answer.value) : undefined
    return number === undefined ? [] : { answer, number }
  })
  if (!counting.length) return null
  return {
    amount: counting.reduce((sum, { number }) => sum.plus(number), exact(0)).toNumber(),
    answers: counting.map(({ answer }) => answer),
  }
}

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : typeof value === 'string' ? parseDutchAmount(value) : undefined
