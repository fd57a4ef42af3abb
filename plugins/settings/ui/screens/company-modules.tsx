import {
  type Answer,
  ButtonLink,
  formatDate,
  formatDay,
  Loaded,
  phoneLink,
  Tag,
  trialOf,
  useCall,
  useCurrentUser,
  useSoldModules,
  useT,
} from '@core/ui'
import { IconCheck, IconHourglass, IconMail, IconPhone } from '@tabler/icons-react'
import { SettingsPage } from '../../contract/settings-page'
import './company-modules.css'

type Module = Answer<'get', '/api/company/getallmodules'>[number]

/** The modules the company owns or tries out, those it could, and whom to ask for them (R-SET-017). */
export default function CompanyModules() {
  const t = useT('settings')
  const trial = trialOf(useCurrentUser())
  return (
    <SettingsPage title={t('modules')} intro={t('modulesIntro')}>
      {trial?.days === 0 && (
        <p className="settings-trial-over" role="status">
          {t('trialEnded', { day: formatDate(trial.until) })}
        </p>
      )}
      <Loaded query={useSoldModules()} what={t('theModules')}>
        {modules => (
          <ul className="settings-modules">
            {modules.map(module => (
              <li key={module.tag} className="settings-module" data-off={!module.owned || undefined}>
                <div>
                  <strong>{module.name}</strong>
                  <p className="vk-meta">{module.description}</p>
                </div>
                <OwnedTag module={module} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Support />
    </SettingsPage>
  )
}

function OwnedTag({ module: { owned, trial_until } }: { module: Module }) {
  const t = useT('settings')
  if (!owned) return <Tag>{t('notOwned')}</Tag>
  return trial_until ? (
    <Tag tone="info" icon={IconHourglass}>
      {t('onTrial', { day: formatDay(trial_until) })}
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
