import { streetLine } from '@core/domain/street-line.ts'
import { CompanyMark } from '@core/ui/brand/company-mark.tsx'
import { ButtonLink } from '@core/ui/buttons/button-link.tsx'
import { Card } from '@core/ui/data/card.tsx'
import { Loaded } from '@core/ui/detail/loaded.tsx'
import { routeLink } from '@core/ui/format/phone.ts'
import { Page } from '@core/ui/page/page.tsx'
import { useCall } from '@core/ui/query/use-call.ts'
import { useCurrentUser } from '@core/ui/session/current-user.ts'
import { IconLock, IconMail, IconNavigation, IconPhone, IconShieldLock, IconUser } from '@tabler/icons-react'
import { useShellT } from '../shell-texts.ts'
import './dashboard-partner.css'

/** Where a user of a partner lands: what is coming, whom to ask until then, and what can be done already. */
export default function DashboardPartner() {
  const t = useShellT()
  const { name, companyname, brand } = useCurrentUser()
  const contact = useCall('get', '/api/company/getcontact')
  return (
    <Page title={t('partnerDashboard')} layout="narrow">
      <div className="shell-partner">
        <header>
          <h2>{t('partnerWelcome', { name })}</h2>
          <p>{t('partnerComing', { company: companyname })}</p>
        </header>
        <Card title={t('partnerAsk', { company: companyname })}>
          <p className="shell-partner-ask">{t('partnerAskText')}</p>
          <Loaded query={contact} what={t('partnerContact')}>
            {({ name: company, phone, email, website, postcode, city, ...street }) => {
              const place = [streetLine(street), [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
              return (
                <>
                  <div className="shell-partner-company">
                    <CompanyMark name={company} logoUrl={brand?.logo_url ?? null} size={44} />
                    <div>
                      <strong>{company}</strong>
                      {place && <span className="vk-text-2">{place}</span>}
                      {website && (
                        <a
                          href={/^https?:/.test(website) ? website : `https://${website}`}
                          target="_blank"
                          rel="noreferrer"
                        >
                          {website.replace(/^https?:\/\//, '')}
                        </a>
                      )}
                    </div>
                  </div>
                  <div className="shell-partner-links">
                    {phone && (
                      <ButtonLink variant="primary" icon={IconPhone} to={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                        {t('partnerCall', { phone })}
                      </ButtonLink>
                    )}
                    {email && (
                      <ButtonLink icon={IconMail} to={`mailto:${email}`}>
                        {email}
                      </ButtonLink>
                    )}
                    {place && (
                      <ButtonLink icon={IconNavigation} to={routeLink(place)}>
                        {t('partnerRoute')}
                      </ButtonLink>
                    )}
                  </div>
                </>
              )
            }}
          </Loaded>
        </Card>
        <Card title={t('partnerOwn')}>
          <div className="shell-partner-links">
            <ButtonLink icon={IconUser} to="/account/user_profile">
              {t('profileDetails')}
            </ButtonLink>
            <ButtonLink icon={IconLock} to="/account/user_profile?tab=password">
              {t('tabPassword')}
            </ButtonLink>
            <ButtonLink icon={IconShieldLock} to="/account/user_profile?tab=second-factor">
              {t('tabSecondFactor')}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </Page>
  )
}
