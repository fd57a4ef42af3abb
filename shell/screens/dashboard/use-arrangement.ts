import { call } from '@core/ui/api/client.ts'
import { dashboardWidgets } from '@core/ui/define/dashboard-slot.ts'
import { type SlotFill, useSlot } from '@core/ui/define/slot-view.tsx'
import { toast, toastProblem } from '@core/ui/feedback/toast.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { useCall } from '@core/ui/query/use-call.ts'
import { useCurrentUser } from '@core/ui/session/current-user.ts'
import { useStored } from '@core/ui/theme/use-stored.ts'
import { type Arranged, type Arrangement, arrangedOf } from './arrangement.ts'
import type { Usecase } from './usecase.ts'

export const nameOf = ({ code, key }: SlotFill): string => `${code}.${key}`

/** What stands on a dashboard, and the ways to change that. */
export interface Arranging extends Arranged {
  /** Panels by their name. */
  readonly fills: ReadonlyMap<string, SlotFill>
  /** Figures that can stand on it. */
  readonly figures: Arrangement['figures']
  /** Whether it can be arranged at all, and was. */
  readonly may: boolean
  readonly own: boolean
  readonly arrange: (next: Arranged) => void
  readonly reset: () => Promise<void>
  readonly keepForAll: () => Promise<void>
}

/** The dashboard of this user, as the server keeps it; drawn from what this browser saw last until that has come. */
export function useArrangement(usecase: Usecase): Arranging {
  const t = useCoreT()
  const user = useCurrentUser()
  const may = user.hasModuleBASIS === true
  const [seen, see] = useStored<Arrangement | null>(`dashboard.${user.id}.${usecase}`, null)
  const read = useCall('get', '/api/user/getdashboard', { params: { query: { usecase } } }, { enabled: may })
  const kept = may ? (seen && (!read.data || seen.own) ? seen : (read.data ?? seen)) : null
  const all = useSlot(dashboardWidgets)
  const standing = useSlot(dashboardWidgets, usecase)
  const fills = new Map(all.map(fill => [nameOf(fill), fill]))
  const arranged = arrangedOf(kept, standing.map(nameOf), [...fills.keys()])

  async function send(next: Arranged, whose: 'me' | 'everybody'): Promise<void> {
    const widgets = [...next.boxes, ...next.panels]
    await call('put', '/api/user/dashboard', { body: { usecase, widgets, for: whose } })
  }

  return {
    ...arranged,
    fills,
    figures: kept?.figures ?? [],
    may,
    own: kept?.own ?? false,
    arrange(next) {
      const before = kept
      see({
        usecase,
        figures: kept?.figures ?? [],
        arranged: true,
        own: true,
        widgets: [...next.boxes, ...next.panels],
      })
      send(next, 'me').catch(error => {
        see(before)
        toastProblem(error)
      })
    },
    async reset() {
      await call('delete', '/api/user/dashboard/{usecase}', { params: { path: { usecase } } })
      see(null)
      await read.refetch()
    },
    async keepForAll() {
      await send(arranged, 'everybody')
      toast(t('dashKeptForAll'))
    },
  }
}
