import {
  type Answer,
  ButtonLink,
  formatDay,
  Loaded,
  moduleName,
  phoneLink,
  Tag,
  trialOf,
  useCall,
  useCurrentUser,
  useT,
} from '@core/ui'
import { IconCheck, IconHourglass, IconMail, IconPhone } from '@tabler/icons-react'
import { SettingsPage } from '../../contract/settings-page'
import { soldModules } from '../sold-modules'
import './company-modules.css'

type Owned = Answer<'get', '/api/company/getmodules'>[number]

/** The modules the company owns or tries out, those it could, and whom to ask for them (R-SET-017). */
export default function CompanyModules() {
  const t = useT('settings')
  const trial = trialOf(useCurrentUser())
  const modules = useCall('get', '/api/company/getmodules')
  return (
    <SettingsPage title={t('modules')} intro={t('modulesIntro')}>
      {trial?.days === 0 && (
        <p className="settings-trial-over" role="status">
          {t('trialEnded', { day: formatDay(trial.until) })}
        </p>
      )}
      <Loaded query={modules} what={t('theModules')}>
        {owned => (
          <ul className="settings-modules">
            {soldModules.map(tag => {
              const own = owned.find(module => module.tag === tag)
              return (
                <li key={tag} className="settings-module" data-off={!own || undefined}>
                  <div>
                    <strong>{moduleName(tag)}</strong>
                    <p className="vk-meta">{t(`moduleText_${tag}`)}</p>
                  </div>
                  <OwnedTag module={own} />
                </li>
              )
            })}
          </ul>
        )}
      </Loaded>
      <Support />
    </SettingsPage>
  )
}

function OwnedTag({ module }: { module: Owned | undefined }) {
  const t = useT('settings')
  if (!module) return <Tag>{t('notOwned')}</Tag>
  return module.trial_until ? (
    <Tag tone="info" icon={IconHourglass}>
      {t('onTrial', { day: formatDay(module.trial_until) })}
    </Tag>
  ) : (
    <Tag tone="ok" icon={IconCheck}>
      {t('active')}
    </Tag>
  )
}

/** Whom to ask for more, as the operator says. */
function Support() {
  const t = useT('settings')
  const { data } = useCall('get', '/api/company/getsupport')
  if (!data) return null
  const { email, phone } = data
  return (
    <div className="vk-row vk-row-wrap settings-support">
      <p className="vk-grow vk-text-2">{t(email || phone ? 'wantMore' : 'wantMoreNobody')}</p>
      {phone && (
        <ButtonLink icon={IconPhone} to={phoneLink(phone)}>
          {phone}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink icon={IconMail} to={`mailto:${email}`}>
          {email}
        </ButtonLink>
      )}
    </div>
  )
}
