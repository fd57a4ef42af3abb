import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../buttons/icon-button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { refreshCalls } from '../query/query-client.ts'
import { useCall } from '../query/use-call.ts'
import { RichHtml } from '../rich-text/rich-html.tsx'
import { useStored } from '../theme/use-stored.ts'
import './system-notices.css'

const path = '/api/systemnotification'

/** Shows notices of the platform until the user hides them in this browser (R-UI-003, R-SYSN-001). */
export function SystemNotices() {
  const t = useCoreT()
  const { pathname } = useLocation()
  const { data = [] } = useCall('get', path)
  const [hidden, setHidden] = useStored<number[]>('hiddenNotices', [])

  // Asked again at every navigation (C-0086); the first page has just asked.
  const asked = useRef(pathname)
  useEffect(() => {
    if (asked.current === pathname) return
    asked.current = pathname
    void refreshCalls(path)
  }, [pathname])

  return data
    .filter(({ id }) => !hidden.includes(id))
    .map(({ id, title, content, severity }) => (
      <section key={id} className="vk-notice" data-severity={severity} aria-label={title}>
        <div className="vk-notice-text">
          <strong>{title}</strong>
          {content && <RichHtml className="vk-notice-rich" html={content} />}
        </div>
        <IconButton
          size="small"
          icon={IconX}
          label={t('noticeHide', { title })}
          onClick={() => setHidden([...hidden, id])}
        />
      </section>
    ))
}
