import { IconUserShield } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { stopImpersonating } from '../session/sign-in.ts'
import './impersonation-banner.css'

/** Who really works here, when an administrator signed in as this user. */
export function ImpersonationBanner() {
  const t = useCoreT()
  const { impersonator, fullname } = useCurrentUser()
  const [leaving, setLeaving] = useState(false)
  if (!impersonator) return null

  async function leave(): Promise<void> {
    setLeaving(true)
    await stopImpersonating().catch(toastProblem)
    setLeaving(false)
  }

  return (
    <div className="vk-frame-impersonation" role="status">
      <IconUserShield size={16} stroke={1.75} />
      <span className="vk-grow">{t('impersonating', { admin: impersonator.fullname, user: fullname })}</span>
      <Button size="small" busy={leaving} onClick={() => void leave()}>
        {t('stopImpersonating')}
      </Button>
    </div>
  )
}
