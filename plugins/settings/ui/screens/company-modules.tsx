import { Loaded, moduleName, Tag, useCall, useT } from '@core/ui'
import { IconCheck } from '@tabler/icons-react'
import { SettingsPage } from '../../contract/settings-page'
import { soldModules } from '../sold-modules'
import './company-modules.css'

/** The modules the company owns, and those it could (R-SET-017). */
export default function CompanyModules() {
  const t = useT('settings')
  const modules = useCall('get', '/api/company/getmodules')
  return (
    <SettingsPage title={t('modules')} intro={t('modulesIntro')}>
      <Loaded query={modules} what={t('theModules')}>
        {owned => (
          <ul className="settings-modules">
            {soldModules.map(tag => {
              const own = owned.some(module => module.tag === tag)
              return (
                <li key={tag} className="settings-module" data-off={!own || undefined}>
                  <div>
                    <strong>{moduleName(tag)}</strong>
                    <p className="vk-meta">{t(`moduleText_${tag}`)}</p>
                  </div>
                  {own ? (
                    <Tag tone="ok" icon={IconCheck}>
                      {t('active')}
                    </Tag>
                  ) : (
                    <Tag>{t('notOwned')}</Tag>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </Loaded>
    </SettingsPage>
  )
}
