import { useRegistry } from '@core/ui/define/registry.ts'
import { useCurrentUser } from '@core/ui/session/current-user.ts'
import { trialOf } from '@core/ui/session/trial.ts'
import { IconHourglass } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useShellT } from './shell-texts.ts'
import './trial-foot.css'

const MODULES = '/account/company_modules'

/** How long the company may try what it does not own, in the sidebar; nothing when it tries nothing. */
export function TrialFoot() {
  const t = useShellT()
  const user = useCurrentUser()
  const trial = trialOf(user)
  const { screens } = useRegistry()
  if (!trial) return null
  return (
    <p className="shell-trial">
      <IconHourglass size={16} stroke={1.75} />
      <span className="vk-grow">
        {trial.days > 0 ? t('trialDays', { count: trial.days }) : t('trialOver')}
        {user.role >= 1000 && screens.some(({ path }) => path === MODULES) && (
          <Link to={MODULES}>{t('trialLink')}</Link>
        )}
      </span>
    </p>
  )
}
