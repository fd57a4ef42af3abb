import { Button, Card, Link, Loaded, Tag, useList, useNavigate, useSave, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { IconChevronRight, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import '../ui/entries.css'

/** As many profiles as a company will have. */
const ALL = 200

/** The profiles of dossiers, with the way to what each of them says (SCR-075). */
export function ProfilesCard() {
  const t = useT('settings')
  const navigate = useNavigate()
  const list = useList('/api/flowprofile', { limit: ALL })
  const make = useSave('post', '/api/flowprofile')
  const [making, setMaking] = useState(false)
  return (
    <Card
      title={t('flowProfiles')}
      count={list.data?.total}
      flush
      actions={
        <Button size="small" icon={IconPlus} onClick={() => setMaking(true)}>
          {t('newProfile')}
        </Button>
      }
    >
      <Loaded compact query={list} what={t('theProfiles')}>
        {({ rows }) =>
          rows.map(({ id, name, is_standard, has_branding }) => (
            <Link key={id} className="settings-entry" to={profileAddress(id)}>
              <span className="vk-grow">
                <strong>{name}</strong> {is_standard && <Tag tone="accent">{t('standardProfile')}</Tag>}{' '}
                {has_branding && <Tag>{t('profileBrand')}</Tag>}
              </span>
              <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
            </Link>
          ))
        }
      </Loaded>
      {making && (
        <FormModal
          title={t('newProfile')}
          size="small"
          fields={[{ name: 'name', label: t('field.flowprofile.name'), kind: 'text', required: true, autoFocus: true }]}
          values={{ name: null }}
          onSave={({ name }) => make.send({ body: { name: String(name ?? '') } })}
          onSaved={({ id }) => void navigate(profileAddress(id))}
          onClose={() => setMaking(false)}
        />
      )}
    </Card>
  )
}

const profileAddress = (id: number): string => `/account/company_flowprofiles/${id}`
