import { asFactor, exact, roundToCents, toEuros } from '@core/domain/money'
import { chanceOf, type Weighed, worthOf } from './flow-worth'

/** Worth times chance, in whole cents. */
export const weightedWorthOf = (flow: Weighed): number =>
  toEuros(roundToCents(exact(worthOf(flow)).times(asFactor(chanceOf(flow)))))
