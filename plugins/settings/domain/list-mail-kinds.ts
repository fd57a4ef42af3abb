import type { Context } from '@core/context/context'
import { mailKinds, ownMailKinds } from '../contract'

/** A kind of mail as settings name it. */
export interface ListedMailKind {
  readonly type: string
  readonly label: string
}

/** Every kind of mail that a company can have a text of: the fixed ones, and those of what it made itself (R-MAIL-001, R-MAIL-012). */
export async function listedMailKinds(context: Context): Promise<ListedMailKind[]> {
  const fixed = context.all(mailKinds).map(({ type, label }) => ({ type, label: context.text(label) }))
  const own: ListedMailKind[] = []
  for (const source of context.all(ownMailKinds))
    for (const { type, name } of await source.of(context)) own.push({ type, label: name })
  return [...fixed, ...own]
}
