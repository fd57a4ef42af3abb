import {
  Avatar,
  Button,
  Card,
  CardRow,
  confirm,
  EmptyState,
  Loaded,
  roleName,
  signInAs,
  toastProblem,
  useCall,
  useT,
} from '@core/ui'
import { IconLogin2 } from '@tabler/icons-react'
import { useState } from 'react'
import './company-users.css'

/** The users of a company, and working as one of them for half an hour (R-AUTH-010). */
export function CompanyUsers({ company }: { company: { id: number; name: string } }) {
  const t = useT('admin')
  const [entering, setEntering] = useState<number | null>(null)
  const users = useCall('post', '/api/company/getadminuserchangelist', { body: { company_id: company.id } })

  async function enter(user: { id: number; fullname: string }): Promise<void> {
    const named = { user: user.fullname, company: company.name }
    if (!(await confirm({ title: t('workAsTitle', named), text: t('workAsText'), verb: t('workAs') }))) return
    setEntering(user.id)
    try {
      await signInAs(user.id)
    } catch (error) {
      toastProblem(error)
      setEntering(null)
    }
  }

  return (
    <Loaded query={users} what={t('theUsers')} compact>
      {rows => (
        <Card title={t('usersTitle')} count={rows.length} flush>
          {rows.map(user => (
            <CardRow key={user.id}>
              <Avatar name={user.fullname} size={28} />
              <span className="admin-user">
                <strong className="vk-clip">{user.fullname}</strong>
                <span className="vk-meta vk-clip">{[roleName(user.role), user.email].filter(Boolean).join(' · ')}</span>
              </span>
              <Button
                size="small"
                icon={IconLogin2}
                busy={entering === user.id}
                onClick={() => void enter(user)}
                aria-label={t('workAsNamed', { user: user.fullname })}
              >
                {t('workAs')}
              </Button>
            </CardRow>
          ))}
          {rows.length === 0 && <EmptyState compact title={t('noUsers')} />}
        </Card>
      )}
    </Loaded>
  )
}
