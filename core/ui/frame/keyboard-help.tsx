import { Switch } from '../fields/switch.tsx'
import { translate } from '../i18n/texts.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Dialog } from '../overlays/dialog.tsx'
import { useStored } from '../theme/use-stored.ts'
import type { MenuLink } from './menu-items.ts'
import { useKeysOfScreen } from './screen-keys.ts'
import './keyboard-help.css'

/** All keys on one page, and the switch for those of one letter. */
export function KeyboardHelp({ links, onClose }: { links: readonly MenuLink[]; onClose: () => void }) {
  const t = useCoreT()
  const [letters, setLetters] = useStored('hotkeys', true)
  const ofScreen = useKeysOfScreen()
  const keys: [string, string][] = [
    ['Ctrl K', t('keySearch')],
    ['C', t('keyNew')],
    ['J K', t('keyRows')],
    ['X', t('keySelect')],
    ['E', t('keyEdit')],
    ['Ctrl S', t('keySave')],
    ['Esc', t('keyClose')],
    ['?', t('keyAll')],
    ...ofScreen.flatMap(({ keys, text }): [string, string][] => (text ? [[keys, text]] : [])),
    ...links.flatMap(link =>
      link.go ? [[`G ${link.go.toUpperCase()}`, translate(link.code, link.title)] as [string, string]] : [],
    ),
  ]
  return (
    <Dialog title={t('keyboard')} size="small" onClose={onClose}>
      <div className="vk-stack">
        <dl className="vk-keys">
          {keys.map(([key, text]) => (
            <div key={key}>
              <dt>{text}</dt>
              <dd>
                {key.split(' ').map(part => (
                  <kbd className="vk-kbd" key={part}>
                    {part}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <hr />
        <Switch end checked={letters} onChange={setLetters}>
          {t('keyboardOff')}
        </Switch>
      </div>
    </Dialog>
  )
}
