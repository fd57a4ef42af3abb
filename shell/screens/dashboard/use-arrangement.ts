import { call } from '@core/ui/api/client.ts'
import { dashboardWidgets } from '@core/ui/define/dashboard-slot.ts'
import { type SlotFill, useSlot } from '@core/ui/define/slot-view.tsx'
import { toast, toastProblem } from '@core/ui/feedback/toast.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { queryClient } from '@core/ui/query/query-client.ts'
import { callKey, changeAnswer, keepAnswer, useCall } from '@core/ui/query/use-call.ts'
import { useCurrentUser } from '@core/ui/session/current-user.ts'
import { useStored } from '@core/ui/theme/use-stored.ts'
import { useEffect, useRef } from 'react'
import { type Arranged, type Arrangement, arrangedOf } from './arrangement.ts'
import type { Usecase } from './usecase.ts'

const READ = '/api/user/getdashboard'

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
  const init = { params: { query: { usecase } } }
  const read = useCall('get', READ, init, { enabled: may })
  const kept = may ? (read.data ?? seen) : null
  useEffect(() => {
    if (read.data) see(read.data)
  }, [read.data, see])
  /** The version that this tab knows now: of two changes in a row the second goes on from what the first became. */
  const versionNow = () => queryClient.getQueryData<Arrangement>(callKey('get', READ, init))?.version ?? 0
  const sending = useRef<Promise<void>>(Promise.resolve())
  const all = useSlot(dashboardWidgets)
  const standing = useSlot(dashboardWidgets, usecase)
  const fills = new Map(all.map(fill => [nameOf(fill), fill]))
  const arranged = arrangedOf(kept, standing.map(nameOf), [...fills.keys()])

  const widgetsOf = ({ boxes, panels }: Arranged) => [...boxes, ...panels]

  /** Saves one change after another; what this tab knows of the dashboard is then as it was saved last. */
  function save(widgets: Arrangement['widgets']): Promise<void> {
    const saving = sending.current
      .catch(() => undefined)
      .then(async () => {
        const body = { usecase, widgets, version: versionNow() }
        const { version } = await call('put', '/api/user/dashboard', { body })
        const isLast = sending.current === saving
        changeAnswer(READ, init, known => ({ ...known, version, ...(isLast && { widgets }) }))
      })
    sending.current = saving
    return saving
  }

  return {
    ...arranged,
    fills,
    figures: kept?.figures ?? [],
    may,
    own: kept?.own ?? false,
    arrange(next) {
      const widgets = widgetsOf(next)
      const figures = kept?.figures ?? []
      keepAnswer(READ, init, { usecase, figures, arranged: true, own: true, widgets, version: versionNow() })
      save(widgets).catch(async error => {
        toastProblem(error)
        await read.refetch()
      })
    },
    async reset() {
      await call('delete', '/api/user/dashboard/{usecase}', { params: { path: { usecase } } })
      await read.refetch()
    },
    async keepForAll() {
      await call('put', '/api/user/dashboard', { body: { usecase, widgets: widgetsOf(arranged), for: 'everybody' } })
      toast(t('dashKeptForAll'))
    },
  }
}
