import { Avatar, Drawer, EmptyState, formatMoment, Link, Loaded, useCall, useT } from '@core/ui'
import { IconHistory } from '@tabler/icons-react'
import { useModules } from '../use-modules'
import './module-changes.css'

/** Which modules were switched on and off, for whom and by whom, the last one first. */
export default function ModuleChanges({ onClose }: { onClose: () => void }) {
  const t = useT('admin')
  const { nameOf } = useModules()
  const changes = useCall('get', '/api/company/modulechanges')
  return (
    <Drawer title={t('moduleChanges')} onClose={onClose}>
      <Loaded query={changes} what={t('theModuleChanges')}>
        {rows =>
          rows.length === 0 ? (
            <EmptyState icon={IconHistory} title={t('noModuleChanges')} text={t('noModuleChangesText')} />
          ) : (
            <ol className="admin-changes">
              {rows.map(({ id, created_at, company_id, company_name, module, owned, user_fullname }) => {
                const name = company_name ?? `#${company_id}`
                return (
                  <li key={id}>
                    <Avatar name={name} size={28} square />
                    <span className="vk-grow">
                      <span>
                        <strong>{nameOf(module)}</strong> {t(owned ? 'switchedOn' : 'switchedOff')}{' '}
                        <Link to={`/company_detail/${company_id}`}>{name}</Link>
                      </span>
                      <span className="vk-meta">
                        {[user_fullname, formatMoment(created_at)].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                  </li>
                )
              })}
            </ol>
          )
        }
      </Loaded>
    </Drawer>
  )
}
