import { IconCloudOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useCoreT } from '../i18n/use-t.ts'
import './offline-banner.css'

/** Whether the browser has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

/** Amber bar under the top bar while there is no connection. */
export function OfflineBanner() {
  return useOnline() ? null : <OfflineBar />
}

export function OfflineBar() {
  const t = useCoreT()
  return (
    <div className="vk-offline" role="status">
      <IconCloudOff size={16} stroke={1.75} />
      <span>
        <strong>{t('offlineTitle')}</strong> {t('offlineText')}
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
