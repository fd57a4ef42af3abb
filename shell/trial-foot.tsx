import { useRegistry } from '@core/ui/define/registry.ts'
import { useCurrentUser } from '@core/ui/session/current-user.ts'
import { IconHourglass } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useShellT } from './shell-texts.ts'
import { daysOfTrial } from './trial.ts'
import './trial-foot.css'

const MODULES = '/account/company_modules'

/** How long the company may try what it does not own, in the sidebar; nothing when it tries nothing. */
export function TrialFoot() {
  const t = useShellT()
  const { trial_until, role } = useCurrentUser()
  const { screens } = useRegistry()
  if (!trial_until) return null
  const days = daysOfTrial(trial_until)
  return (
    <p className="shell-trial">
      <IconHourglass size={16} stroke={1.75} />
      <span className="vk-grow">
        {days > 0 ? t('trialDays', { count: days }) : t('trialOver')}
        {role >= 1000 && screens.some(({ path }) => path === MODULES) && <Link to={MODULES}>{t('trialLink')}</Link>}
      </span>
    </p>
  )
}
