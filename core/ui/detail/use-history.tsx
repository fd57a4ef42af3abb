import { IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useCoreT } from '../i18n/use-t.ts'
import type { MenuItem } from '../overlays/menu.tsx'
import { HistoryDrawer, type HistoryOf } from './history-drawer.tsx'

const parameter = 'history'

/** The history of a record behind a menu item, at `?history=1`: for `DetailScreen`, and for screens of another shape. */
export function useHistory(record: HistoryOf | undefined): { items: MenuItem[]; drawer: ReactNode } {
  const t = useCoreT()
  const [params, setParams] = useSearchParams()
  if (!record) return { items: [], drawer: null }

  function show(shown: boolean): void {
    setParams(
      current => {
        const next = new URLSearchParams(current)
        if (shown) next.set(parameter, '1')
        else next.delete(parameter)
        return next
      },
      { replace: true },
    )
  }

  return {
    items: [{ key: 'history', label: t('history'), icon: IconHistory, onSelect: () => show(true) }],
    drawer: params.has(parameter) && <HistoryDrawer {...record} onClose={() => show(false)} />,
  }
}
