import type { Context } from './context'
import type { Problem } from './problem'

/** Why something may not be done: the key of a text, alone or with what goes into it. */
export type Reason = string | { readonly key: string; readonly values: Readonly<Record<string, string | number>> }

type Told = [key: string, values?: Readonly<Record<string, string | number>>]
const told = (reason: Reason): Told => (typeof reason === 'string' ? [reason] : [reason.key, reason.values])

/** A reason in the reader's language. */
export const textOf = (context: Context, reason: Reason): string => context.text(...told(reason))

/** A 409 to throw, with the text of a reason. */
export const refusedFor = (context: Context, reason: Reason): Problem => context.refuse(...told(reason))
