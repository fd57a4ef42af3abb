import { IconCloudOff } from '@tabler/icons-react'
import { atom, useAtomValue } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { useCoreT } from '../i18n/use-t.ts'
import { useKeptShown } from '../offline/kept-shown.ts'
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
}

/** Amber bar under the top bar while there is no connection. */
export function OfflineBanner() {
  const kept = useAtomValue(keptAtom)
  const keptShown = useKeptShown()
  return useOnline() && !keptShown ? null : <OfflineBar text={kept} />
}

export function OfflineBar({ text = '' }: { text?: string }) {
  const t = useCoreT()
  return (
    <div className="vk-offline" role="status">
      <IconCloudOff size={16} stroke={1.75} />
      <span>
        <strong>{t('offlineTitle')}</strong> {text || t('offlineText')}
      </span>
    </div>
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
