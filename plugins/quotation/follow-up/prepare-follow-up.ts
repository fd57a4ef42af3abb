import { invalid } from '@core/context/problem'

type Chosen = {
  readonly quotation_follow_up_days: readonly number[]
}

/**
 * Makes sure that the second time comes after the first.
 *
 * @throws Problem 422
 */
export async function prepareFollowUp({ quotation_follow_up_days: days }: Partial<Chosen>): Promise<Partial<Chosen>> {
  const [first = 0, second = first + 1] = days ?? []
  if (second <= first) throw invalid('quotation_follow_up_days', 'quotation.follow_up_order')
  return {}
}
