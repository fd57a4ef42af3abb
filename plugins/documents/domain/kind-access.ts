import { refusalOf } from '@core/context/access'
import type { Context } from '@core/context/context'
import { forbidden } from '@core/context/problem'
import { type DocumentKind, documentKinds } from '../contract/document-kind'

/**
 * Lets through whoever may read (`GET`) or change (`PATCH`) documents of this kind: module, blacklist, role and scopes
 * decide as they do for its own calls. Who comes by a link has been let in by that; the company must own the module.
 *
 * @throws Problem 403
 */
export function checkKind(context: Context, kind: DocumentKind, method: 'GET' | 'PATCH'): void {
  if (!context.owns(kind.module)) throw forbidden('core.module_not_owned')
  const refusal = context.user && refusalOf({ access: { module: kind.module }, method }, context)
  if (refusal) throw refusal
}

/** Codes of the kinds of which whoever asks may read documents. */
export const readableKinds = (context: Context): string[] =>
  context
    .all(documentKinds)
    .filter(({ module }) => !refusalOf({ access: { module }, method: 'GET' }, context))
    .map(({ code }) => code)

/** Narrows calculations and their lines to those on their own, and those of kinds that whoever asks may read. */
export const readableCalculations = (context: Context) => ({
  calculable_type: ['calculation', ...readableKinds(context)],
})
