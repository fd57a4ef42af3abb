import { IconDots } from '@tabler/icons-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { Menu, type MenuItem } from '../overlays/menu.tsx'

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
