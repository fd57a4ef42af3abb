import { IconRefresh, IconSparkles } from '@tabler/icons-react'
import { Button } from '../buttons/button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { useNewVersion } from './new-version.ts'
import './new-version-bar.css'

/** Bar under the top bar once there is a newer version than this page: when to load it is up to who is typing. */
export function NewVersionBar() {
  const t = useCoreT()
  if (!useNewVersion()) return null
  return (
    <div className="vk-new-version" role="status">
      <IconSparkles size={16} stroke={1.75} />
      <span className="vk-grow">
        <strong>{t('newVersionTitle')}</strong> {t('newVersionText')}
      </span>
      <Button size="small" icon={IconRefresh} onClick={() => location.reload()}>
        {t('newVersionLoad')}
      </Button>
    </div>
  )
}
