/** Stands for everyone as the user of a rule (R-WF-003). */
export const EVERYONE = 0
/** Stands for the handler of the dossier, or else for whoever did what the rule follows from. */
export const HANDLER = 9_999_999

/** The colleague whom a rule means; null for everyone. */
export function targetOf(
  user_id: number | null | undefined,
  { handler, by }: { readonly handler: number | null; readonly by: number | null },
): number | null {
  return user_id === HANDLER ? (handler ?? by) : user_id || null
}
