import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import type { ConditionContext, FactOperator } from '@core/expressions/conditions'
import type { MergeSubject } from './merge-sources'

/** Knows facts of records, and what was filled in on forms, that conditions look at. */
export interface FactSource {
  readonly facts: (context: Context, subject: MergeSubject) => Promise<ConditionContext>
}

/** Everyone who knows what conditions look at; plugins add theirs. */
export const factSources = defineRegistry<FactSource>('core.fact-sources')

/**
 * Operators of conditions that ask for facts of records; plugins add theirs, beside those that compare answers. They are
 * known whatever the company owns, so that "has no partner" holds where nobody knows of partners.
 */
export const factOperators = defineRegistry<FactOperator>('core.fact-operators', { always: true })

/** All that conditions about a subject look at, of every source. */
export async function factsAbout(context: Context, subject: MergeSubject): Promise<ConditionContext> {
  const found = await Promise.all(context.all(factSources).map(source => source.facts(context, subject)))
  return {
    fields: found.flatMap(({ fields = [] }) => fields),
    facts: Object.assign({}, ...found.map(({ facts }) => facts)),
  }
}
