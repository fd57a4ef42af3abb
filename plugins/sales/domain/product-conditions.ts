import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRow } from '@core/db/list'
import { type Condition, partThatLacks } from '@core/expressions/conditions'
import { isOperator } from '@core/expressions/operators'
import { referencedResource } from '@core/resource/referenced-resource'
import type { AnyResource } from '@core/resource/resource'
import type { InferEntity } from '@mikro-orm/postgresql'
import type { Product } from '../entities/product'

type ProductRow = InferEntity<typeof Product>

const TOGGLES = ['togglefield', 'toggle2field', 'toggle3field'] as const

/** The conditions of a product that are filled in whole: one that lacks a part asks nothing (G-TOGGLE). */
export const conditionsOf = (product: ProductRow): Condition[] =>
  TOGGLES.map(
    (name): Condition => ({
      field_name: product[name] ?? null,
      verticaldatafield_id: product[`${name}_id`] ?? null,
      operator: product[`${name}_operator`],
      field_value: product[`${name}_value`] ?? null,
    }),
  ).filter(condition => (condition.field_name || condition.verticaldatafield_id) && !partThatLacks(condition, []))

/**
 * Puts the name of a form field beside its number, so that other forms that ask the same are looked at too.
 *
 * @throws Problem 422 for an operator that there is not
 */
export async function fillConditions(
  context: Context,
  resource: AnyResource,
  product: ProductRow,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const name of TOGGLES) {
    const operator = changes[`${name}_operator`]
    if (operator !== undefined && !isOperator(String(operator))) throw invalid(`${name}_operator`, 'core.invalid_value')
    const id = changes[`${name}_id`]
    if (id === undefined || name in changes) continue
    if (id === null) product[name] = null
    else product[name] = await nameOfField(context, resource, `${name}_id`, Number(id))
  }
}

async function nameOfField(
  context: Context,
  resource: AnyResource,
  column: string,
  id: number,
): Promise<string | null> {
  const fields = referencedResource(context, resource, column)
  const field: Record<string, unknown> | undefined = fields && (await readRow(context, fields.entity, { id }))
  return typeof field?.field_name === 'string' ? field.field_name : null
}
