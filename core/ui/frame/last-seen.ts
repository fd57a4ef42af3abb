import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useList } from '../query/use-list.ts'
import { useCurrentUser, useOwns } from '../session/current-user.ts'
import { useStored } from '../theme/use-stored.ts'

/** Dossiers that a browser remembers (S1 §9). */
export const rememberedFlows = 99

/** The dossiers last looked at first, each once. */
export function seen(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter(known => known !== id)].slice(0, rememberedFlows)
}

function useSeenIds() {
  return useStored<number[]>(`lastSeen.${useCurrentUser().currentcompany_id}`, [])
}

/** Remembers every dossier that is opened, per company; only its number stays in the browser. */
export function useRememberSeen(): void {
  const { pathname } = useLocation()
  const [, setIds] = useSeenIds()
  useEffect(() => {
    const id = Number(/^\/flow_detail\/(\d+)/.exec(pathname)?.[1])
    if (id) setIds(ids => seen(ids, id))
  }, [pathname, setIds])
}

export interface SeenFlow {
  id: number
  title: string
  note: string
}

/** The dossiers this browser looked at last, as they are called now; what was deleted is gone (R-FLOW-030, G-LASTSEEN). */
export function useLastSeen(): SeenFlow[] {
  const crm = useOwns('CRM')
  const [ids] = useSeenIds()
  const { data } = useList(
    '/api/flow',
    { id: ids.join(','), limit: rememberedFlows },
    { enabled: crm && ids.length > 0 },
  )
  const found = new Map(data?.rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = found.get(id)
    if (!row) return []
    const note = [row.number, row.description].filter(Boolean).join(' · ')
    return [{ id, title: row.relation_fullname, note }]
  })
}
