import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react'
import { atom, useAtomValue } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '../buttons/button.tsx'
import { ButtonLink } from '../buttons/button-link.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { fetchTouched } from '../lazy/at-first-touch.ts'
import { useKeptShown } from '../offline/kept-shown.ts'
import { type OnDevice, useWaitsOnDevice } from '../offline/waits-on-device.ts'
import { Menu } from '../overlays/menu.tsx'
import { store } from '../session/store.ts'
import './offline-banner.css'

/** Whether the browser has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

const keptAtom = atom('')

/** Lets the screen say instead what becomes of changes while there is no connection: it keeps them. */
export function useKeptOffline(text: string): void {
  useEffect(() => {
    store.set(keptAtom, text)
    return () => store.set(keptAtom, '')
  }, [text])
  // Somebody works here: what they open must not wait for a connection.
  useEffect(fetchTouched, [])
}

/**
 * Amber bar under the top bar while there is no connection, with what waits for one on this device; also with a connection
 * as long as something is left that does not go by itself.
 */
export function OfflineBanner() {
  const kept = useAtomValue(keptAtom)
  const keptShown = useKeptShown()
  const online = useOnline()
  const waiting = useWaitsOnDevice()
  const asking = waiting.filter(({ asks }) => asks)
  if (!online || keptShown) return <OfflineBar text={kept} waiting={waiting} />
  return asking.length > 0 ? <AskingBar waiting={asking} /> : null
}

interface OfflineBarProps {
  text?: string
  waiting?: readonly OnDevice[]
}

export function OfflineBar({ text = '', waiting = [] }: OfflineBarProps) {
  const t = useCoreT()
  return (
    <div className="vk-offline" role="status">
      <IconCloudOff size={16} stroke={1.75} />
      <span className="vk-grow">
        <strong>{t('offlineTitle')}</strong> {text || t('offlineText')}
      </span>
      <WaitingMenu waiting={waiting} label={t('waitsOnDevice', { count: waiting.length })} />
    </div>
  )
}

/** What does not go by itself. */
function AskingBar({ waiting }: { waiting: readonly OnDevice[] }) {
  const t = useCoreT()
  return (
    <div className="vk-offline" role="status">
      <IconAlertTriangle size={16} stroke={1.75} />
      <strong className="vk-grow">{t('notAllSent')}</strong>
      <WaitingMenu waiting={waiting} label={t('lookAtIt')} />
    </div>
  )
}

/** Leads to what waits: at once where it is one. */
function WaitingMenu({ waiting, label }: { waiting: readonly OnDevice[]; label: string }) {
  const [first, ...more] = waiting
  if (!first) return null
  if (!more.length)
    return (
      <ButtonLink size="small" to={first.to}>
        {label}
      </ButtonLink>
    )
  return (
    <Menu
      label={label}
      items={waiting.map(({ title, count, to }) => ({ key: to, label: title, note: String(count), to }))}
    >
      <Button size="small">{label}</Button>
    </Menu>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
