import { Avatar, ButtonLink, Card, EmptyState, Loaded, mayUse, useCurrentUser, useList, useT } from '@core/ui'
import { IconUserCog } from '@tabler/icons-react'

/** Who signs in for a partner and looks along. */
export function UsersCard({ partnerId }: { partnerId: number }) {
  const t = useT('partnermanagement')
  const manages = mayUse(useCurrentUser(), { module: 'SETTINGS', role: 5000 })
  const users = useList('/api/user', { partner_id: String(partnerId), sort: 'name', limit: 100 })
  return (
    <Card
      title={t('users')}
      count={users.data?.total || undefined}
      flush
      actions={
        manages && (
          <ButtonLink size="small" variant="minimal" icon={IconUserCog} to="/account/company_users">
            {t('toUsers')}
          </ButtonLink>
        )
      }
    >
      <Loaded compact query={users} what={t('theUsers')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noUsers')} text={t('noUsersText')} />
          ) : (
            rows.map(user => (
              <div key={user.id} className="vk-card-row">
                <Avatar name={user.fullname} size={28} />
                <span className="vk-grow partner-lines">
                  <strong>{user.fullname}</strong>
                  <span className="vk-meta">{user.email}</span>
                </span>
              </div>
            ))
          )
        }
      </Loaded>
    </Card>
  )
}
