import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../buttons/button.tsx'
import type { App } from '../define/define-ui.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { fetchKit } from '../lazy/fetch-kit.ts'
import { fetchAhead } from '../lazy/use-lazy.ts'
import { Menu } from '../overlays/menu.tsx'
import { runAction, useActions } from './actions.ts'

/** The "Nieuw" menu: what the plugins let a user make. Opens with C. */
export function CreateMenu({ app }: { app: App }) {
  const t = useCoreT()
  const navigate = useNavigate()
  const actions = useActions(app).filter(action => action.create !== false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const open = (): void => button.current?.click()
    addEventListener('vakwerk:create', open)
    return () => removeEventListener('vakwerk:create', open)
  }, [])
  if (actions.length === 0) return null
  // Whoever chooses one begins to type.
  const fetch = (): void => {
    fetchKit('forms')
    for (const { dialog } of actions) if (dialog) fetchAhead(dialog)
  }
  return (
    <span className="vk-topbar-create">
      <Menu
        label={t('new')}
        items={actions.map(action => ({
          key: `${action.code}.${action.key}`,
          label: action.label,
          icon: action.icon,
          onSelect: () => runAction(action, { navigate, query: '' }),
        }))}
      >
        <Button ref={button} icon={IconPlus} hotkey="C" onPointerEnter={fetch} onFocus={fetch}>
          {t('new')}
        </Button>
      </Menu>
    </span>
  )
}
