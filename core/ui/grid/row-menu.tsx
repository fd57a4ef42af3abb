import { IconDots } from '@tabler/icons-react'
import type { CustomCellRendererProps } from 'ag-grid-react'
import { createContext, useContext } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { Menu, type MenuItem } from '../overlays/menu.tsx'

interface RowActions {
  itemsOf(row: object): MenuItem[]
}

/** What can be done with each row of the grid; null where nothing can. */
export const RowActionsContext = createContext<RowActions | null>(null)

/** The dots in the grid: what they offer may change while they are open, which leaves them open. */
export function RowMenuCell({ data }: CustomCellRendererProps<object>) {
  const rowActions = useContext(RowActionsContext)
  return data && rowActions ? <RowMenu items={rowActions.itemsOf(data)} /> : null
}

/** The dots at the end of a row. */
export function RowMenu({ items }: { items: MenuItem[] }) {
  const t = useCoreT()
  if (items.length === 0) return null
  return (
    <Menu label={t('rowActions')} items={items}>
      <IconButton icon={IconDots} label={t('rowActions')} size="small" />
    </Menu>
  )
}
