import { useQuery } from '@tanstack/react-query'
import type { App, PaletteLine, PaletteLines } from '../define/define-ui.ts'
import { type From, useRegistry } from '../define/registry.ts'
import { type CurrentUser, mayUse, useCurrentUser } from '../session/current-user.ts'

/** What a plugin puts at hand, with its lines. */
export type AtHand = From<PaletteLines> & { lines: readonly PaletteLine[] }

/**
 * What plugins put at hand for this user, read anew whenever the palette opens. Records live in the shell; the palette of
 * platform staff knows screens and actions only. What does not come is left out.
 */
export function useRecordsAtHand(app: App): readonly AtHand[] {
  const user = useCurrentUser()
  const kinds = useRegistry().paletteLines.filter(kind => app === 'shell' && mayUse(user, kind))
  const { data } = useQuery({
    queryKey: ['palette', user.currentcompany_id, kinds.map(({ code, key }) => `${code}.${key}`)],
    queryFn: () => Promise.all(kinds.map(kind => withLines(kind, user))),
    enabled: kinds.length > 0,
    staleTime: 0,
    structuralSharing: false,
  })
  return data ?? []
}

async function withLines(kind: From<PaletteLines>, user: CurrentUser): Promise<AtHand> {
  const lines = await kind.read(user).catch((error: unknown) => {
    console.error(`What ${kind.code} has at hand as ${kind.key} did not come`, error)
    return []
  })
  return { ...kind, lines }
}
