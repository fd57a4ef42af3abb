import { type CurrentUser, type PaletteLine, type RowOf, readPage, type StoredValue, storedValue } from '@core/ui'

/** Dossiers that a browser remembers (S1 §9). */
export const rememberedFlows = 99

/** The dossiers last looked at first, each once. */
export function seen(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter(known => known !== id)].slice(0, rememberedFlows)
}

const remembered = new Map<number, StoredValue<number[]>>()

function rememberedBy(companyId: number): StoredValue<number[]> {
  const known = remembered.get(companyId) ?? storedValue<number[]>(`lastSeen.${companyId}`, [])
  remembered.set(companyId, known)
  return known
}

/** Remembers a dossier that was opened, per company; only its number stays in the browser. */
export function rememberSeen(companyId: number, id: number): void {
  const ids = rememberedBy(companyId)
  ids.write(seen(ids.read(), id))
}

/** Numbers of the dossiers that this browser looked at last. */
export const seenIds = (companyId: number): readonly number[] => rememberedBy(companyId).read()

/** What a line says of a dossier. */
type SeenFlow = Pick<RowOf<'/api/flow'>, 'id' | 'number' | 'description' | 'relation_fullname'>

/** Of the dossiers looked at last those that are still there, as ⌘K and the dashboard call them. */
export function seenLines(ids: readonly number[], flows: readonly SeenFlow[]): PaletteLine[] {
  const found = new Map(flows.map(flow => [flow.id, flow]))
  return ids.flatMap(id => {
    const flow = found.get(id)
    if (!flow) return []
    const note = [flow.number, flow.description].filter(Boolean).join(' · ')
    return [{ key: id, title: flow.relation_fullname, note, to: `/flow_detail/${id}` }]
  })
}

/** What asks for these dossiers. */
export const askFor = (ids: readonly number[]) => ({ id: ids.join(','), limit: rememberedFlows })

/** The dossiers this browser looked at last, as they are called now; what was deleted is gone (R-FLOW-030, G-LASTSEEN). */
export async function readLastSeen({ currentcompany_id }: CurrentUser): Promise<PaletteLine[]> {
  const ids = seenIds(currentcompany_id)
  if (ids.length === 0) return []
  return seenLines(ids, (await readPage('/api/flow', askFor(ids))).rows)
}
