import { IconUserShield } from '@tabler/icons-react'
import { Button } from '../buttons/button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { signOut } from '../session/sign-in.ts'

/** Who really works here, when an administrator signed in as this user. */
export function ImpersonationBanner() {
  const t = useCoreT()
  const { impersonator, fullname } = useCurrentUser()
  if (!impersonator) return null
  return (
    <div className="vk-frame-impersonation" role="status">
      <IconUserShield size={16} stroke={1.75} />
      <span className="vk-grow">{t('impersonating', { admin: impersonator.fullname, user: fullname })}</span>
      <Button size="small" onClick={() => void signOut()}>
        {t('stopImpersonating')}
      </Button>
    </div>
  )
}
