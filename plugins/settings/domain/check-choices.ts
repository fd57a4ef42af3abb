import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { formChoices, type ProfileChoice, templateChoices } from '../contract'

/**
 * What a profile chose earlier stays, though it is not on offer any more.
 *
 * @throws Problem 422 for a template that is not there, or of a kind that has none
 */
export async function checkTemplates(
  context: Context,
  chosen: Readonly<Record<string, number>>,
  before: unknown,
): Promise<void> {
  const kinds = context.all(templateChoices)
  for (const [kind, id] of Object.entries(chosen)) {
    if (entriesOf(before).some(([name, value]) => name === kind && value === id)) continue
    const offered = kinds.find(one => one.kind === kind)
    await check(context, offered, [id], 'document_templates')
  }
}

/** @throws Problem 422 for a form that is not there */
export async function checkForms(context: Context, chosen: readonly number[], before: unknown): Promise<void> {
  const kept = entriesOf(before).map(([, value]) => value)
  const [forms] = context.all(formChoices)
  await check(
    context,
    forms,
    chosen.filter(id => !kept.includes(id)),
    'vertical_whitelist',
  )
}

const entriesOf = (value: unknown): [string, unknown][] =>
  Object.entries(typeof value === 'object' && value ? value : {})

async function check(context: Context, of: ProfileChoice | undefined, ids: readonly number[], field: string) {
  if (!ids.length) return
  const known = new Set((await of?.choices(context))?.map(({ id }) => id))
  if (ids.some(id => !known.has(id))) throw invalid(field, 'core.unknown_reference')
}
