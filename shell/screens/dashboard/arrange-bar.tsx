import { Button } from '@core/ui/buttons/button.tsx'
import { toastProblem } from '@core/ui/feedback/toast.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { lazyPart } from '@core/ui/lazy/lazy-part.tsx'
import { Menu } from '@core/ui/overlays/menu.tsx'
import { useCurrentUser } from '@core/ui/session/current-user.ts'
import { IconChartBar, IconPlus, IconRestore, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import type { Arranging } from './use-arrangement.ts'

const StatboxModal = lazyPart(async () => ({ default: (await import('./statbox-modal.tsx')).StatboxModal }))

const ADMINISTRATOR = 5000

/** While a dashboard is arranged: what can be added to it, and the way back to how it began. */
export function ArrangeBar({ dashboard }: { dashboard: Arranging }) {
  const t = useCoreT()
  const { role } = useCurrentUser()
  const { boxes, panels, fills, figures, own, arrange, reset, keepForAll } = dashboard
  const [adding, add] = useState(false)
  const absent = [...fills].filter(([name]) => !panels.some(({ panel }) => panel === name))
  return (
    <div className="vk-row vk-row-wrap shell-arrange" role="toolbar" aria-label={t('widgetsArrange')}>
      <span className="vk-text-2 vk-grow">{t('dashArrangeHelp')}</span>
      {figures.length > 0 && (
        <Button size="small" icon={IconChartBar} onClick={() => add(true)}>
          {t('dashAddFigure')}
        </Button>
      )}
      {absent.length > 0 && (
        <Menu
          label={t('dashAddPanel')}
          items={absent.map(([panel, { title }]) => ({
            key: panel,
            label: title,
            onSelect: () => arrange({ boxes, panels: [...panels, { widget_type: 'panel', panel }] }),
          }))}
        >
          <Button size="small" icon={IconPlus}>
            {t('dashAddPanel')}
          </Button>
        </Menu>
      )}
      {role >= ADMINISTRATOR && (
        <Button size="small" icon={IconUsers} onClick={() => void keepForAll().catch(toastProblem)}>
          {t('dashKeepForAll')}
        </Button>
      )}
      {own && (
        <Button size="small" icon={IconRestore} onClick={() => void reset().catch(toastProblem)}>
          {t('dashReset')}
        </Button>
      )}
      {adding && (
        <StatboxModal
          figures={figures}
          onSave={box => arrange({ boxes: [...boxes, box], panels })}
          onClose={() => add(false)}
        />
      )}
    </div>
  )
}
