import { ButtonLink, Card, Slot, useCurrentUser, useList, useSlot, useT } from '@core/ui'
import { SettingsPage } from '@plugins/settings/contract/settings-page'
import { companyLinks } from '@plugins/settings/contract/ui'
import { IconKey } from '@tabler/icons-react'
import { CalendarsCard } from '../calendars/calendars-card'
import { ConnectionsCard } from '../connections/connections-card'
import { DesignLink } from '../services/design-link'
import { WebhooksCard } from '../webhooks/webhooks-card'
import '../links.css'

const MANAGER = 1000
const ADMINISTRATOR = 5000

/** What the company passes on to programs of others: how each link stands, what went when, and what failed. */
export default function Integrations() {
  const t = useT('integrations')
  const { role } = useCurrentUser()
  const manages = role >= MANAGER
  const failed = useList('/api/webhookdelivery', { standing: 'failed', limit: 1, fields: 'id' }, { enabled: manages })
  const ended = useList('/api/webhooksubscription', { status: 'ended', limit: 1, fields: 'id' }, { enabled: manages })
  const count = (failed.data?.total ?? 0) + (ended.data?.total ?? 0)
  return (
    <SettingsPage
      wide
      title={t('links')}
      intro={
        <>
          {t('linksIntro')} {count > 0 && <strong className="vk-danger">{t('needAttention', { count })}</strong>}
        </>
      }
    >
      <div className="settings-cards">
        {manages && <WebhooksCard />}
        <div className="integrations-columns">
          <ConnectionsCard />
          <div className="settings-cards">
            <ServicesCard />
            {role >= ADMINISTRATOR && <CalendarsCard />}
          </div>
        </div>
        {role >= ADMINISTRATOR && (
          <div>
            <ButtonLink icon={IconKey} to="/user_profile">
              {t('apiKeys')}
            </ButtonLink>
          </div>
        )}
      </div>
    </SettingsPage>
  )
}

/** Services of the modules that the company has. */
function ServicesCard() {
  const t = useT('integrations')
  const isAdministrator = useCurrentUser().role >= ADMINISTRATOR
  const isEmpty = useSlot(companyLinks).length === 0
  if (isEmpty && !isAdministrator) return null
  return (
    <Card title={t('services')} flush>
      <Slot of={companyLinks} />
      {isAdministrator && <DesignLink />}
    </Card>
  )
}
