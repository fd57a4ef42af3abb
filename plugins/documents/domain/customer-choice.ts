import type { Context } from '@core/context/context'
import { nullable } from '@core/db/schema'
import { type Static, Type as t } from '@sinclair/typebox'
import type { DocumentRecord } from '../contract/document-kind'
import type { DocumentContent } from './document-content'
import { versionWith } from './version-with'

/** What a customer chose so far of what was sent to them; null while they chose nothing themselves. */
export const customerChoiceSchema = nullable(
  t.Object({
    customer_name: t.String(),
    chosen: t.Array(t.String(), { description: 'Names of options, with how many where that is more than one' }),
    amount_inc_vat: t.Number(),
  }),
)

/** What the customer of a document chose that was not answered yet: a draft until they sign. */
export async function customerChoice(
  context: Context,
  { status, documentversion_id }: DocumentRecord,
): Promise<Static<typeof customerChoiceSchema>> {
  if (status !== 'sent' || !documentversion_id) return null
  const { customer_name, content } = await versionWith(context, documentversion_id)
  if (!customer_name) return null
  const { widgets, amount_inc_vat } = JSON.parse(content) as DocumentContent
  const options = widgets
    .flatMap(({ blocks }) => blocks)
    .flatMap(block => (block.type === 'choices' ? block.options : []))
    .filter(({ selected }) => selected)
  const chosen = options.map(({ name, quantity }) => [name, quantity].filter(Boolean).join(', '))
  return { customer_name, chosen, amount_inc_vat }
}
