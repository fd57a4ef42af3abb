import { call, confirm, IconButton, Menu, refreshCalls, useT } from '@core/ui'
import { IconClearAll, IconSettings } from '@tabler/icons-react'
import type { Calculation } from '../editor/document-row'
import { useEditor } from '../editor/editor-context'

/** What holds for the calculation as a whole: whether prices are typed with VAT, and taking all lines out. */
export function CalculationMenu({ calculation }: { calculation: Calculation }) {
  const t = useT('documents')
  const { calculation: store, queue, history } = useEditor()
  const inclusive = calculation.calc_base === 'inc'
  async function clear(): Promise<void> {
    if (!(await confirm({ title: t('clearTitle'), text: t('clearText'), verb: t('clear'), danger: true }))) return
    if (!(await queue.settle())) return
    await queue.add(() => call('post', '/api/calculation/{id}/empty', { params: { path: { id: calculation.id } } }))
    history.forget()
    await refreshCalls('/api/calculation')
  }
  return (
    <Menu
      label={t('calculationMenu')}
      placement="bottom-end"
      sections={[
        {
          title: t('pricesAre'),
          items: [
            {
              key: 'exc',
              label: t('withoutVat'),
              checked: !inclusive,
              onSelect: () => store.change({ calc_base: 'exc' }),
            },
            { key: 'inc', label: t('withVat'), checked: inclusive, onSelect: () => store.change({ calc_base: 'inc' }) },
          ],
        },
        {
          items: [{ key: 'clear', label: t('clear'), icon: IconClearAll, danger: true, onSelect: () => void clear() }],
        },
      ]}
    >
      <IconButton icon={IconSettings} label={t('calculationMenu')} size="small" />
    </Menu>
  )
}
