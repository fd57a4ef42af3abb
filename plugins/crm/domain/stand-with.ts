/** What stands with a record of one of several kinds, and perhaps with a dossier. */
interface Standing {
  flow_id?: number | null
}

/**
 * What stands with a dossier names it in `flow_id` as well, however it was written down: lists and counts of a dossier ask
 * that column alone.
 */
export function standWith(record: Standing, kind: string | null | undefined, id: number | null | undefined): void {
  if (kind === 'flow' && id) record.flow_id = id
}
