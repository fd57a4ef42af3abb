import { Button, EmptyState, Loaded, useList, useT } from '@core/ui'
import { IconPlus, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { SettingsPage } from '../../contract/settings-page'
import { WebsiteCard } from '../websites/website-card'
import { WebsiteModal } from '../websites/website-modal'
import '../entries.css'

/** Websites that bring requests in (R-SET-018, SCR-128). */
export default function Websites() {
  const t = useT('settings')
  const [adding, setAdding] = useState(false)
  const list = useList('/api/website', { sort: 'siteurl', limit: 200 })
  const add = (
    <Button variant="primary" icon={IconPlus} onClick={() => setAdding(true)}>
      {t('newWebsite')}
    </Button>
  )
  return (
    <SettingsPage title={t('websites')} intro={t('websitesIntro')}>
      <Loaded query={list} what={t('theWebsites')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={IconWorld} title={t('noWebsites')} text={t('noWebsitesText')} actions={add} />
          ) : (
            <div className="settings-cards">
              <div className="vk-row">{add}</div>
              {rows.map(website => (
                <WebsiteCard key={website.id} website={website} />
              ))}
            </div>
          )
        }
      </Loaded>
      {adding && <WebsiteModal website={null} onClose={() => setAdding(false)} />}
    </SettingsPage>
  )
}
