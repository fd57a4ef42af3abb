/** What tasks stand with besides a dossier. */
export type HeldBy = { readonly intake_id: number } | { readonly project_id: number } | { readonly incident_id: number }

/** How lists ask for the tasks of something. */
export const askedOf = (of: HeldBy): Record<string, string> =>
  Object.fromEntries(Object.entries(of).map(([column, id]) => [column, String(id)]))

/** What a new task stands with, of what it begins with. */
export function heldBy(starting?: {
  readonly intake_id?: number | null
  readonly project_id?: number | null
  readonly incident_id?: number | null
}): HeldBy | undefined {
  if (starting?.intake_id) return { intake_id: starting.intake_id }
  if (starting?.incident_id) return { incident_id: starting.incident_id }
  return starting?.project_id ? { project_id: starting.project_id } : undefined
}
