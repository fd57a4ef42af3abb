import { IconChevronDown } from '@tabler/icons-react'
import { Button } from '../buttons/button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { Menu } from '../overlays/menu.tsx'

interface PanelFilterProps<Value extends string> {
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** What a panel of the dashboard shows, chosen in its head. */
export function PanelFilter<Value extends string>({ value, options, onChange }: PanelFilterProps<Value>) {
  const t = useCoreT()
  const items = options.map(option => ({
    key: option.value,
    label: option.label,
    checked: option.value === value,
    onSelect: () => onChange(option.value),
  }))
  return (
    <Menu label={t('panelFilter')} items={items}>
      <Button size="small" variant="minimal" icon={IconChevronDown}>
        {options.find(option => option.value === value)?.label}
      </Button>
    </Menu>
  )
}
