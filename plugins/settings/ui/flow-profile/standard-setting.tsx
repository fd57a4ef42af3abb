import { Button, Tag, useList, useSave, useT } from '@core/ui'
import { IconStar } from '@tabler/icons-react'
import { Setting } from '../../contract/settings-page'
import type { Profile } from '../screens/flow-profile-detail'

/** Whether new dossiers have this profile unless somebody chooses another (G-FLOWNEW). */
export function StandardSetting({ profile, locked }: { profile: Profile; locked: boolean }) {
  const t = useT('settings')
  const settings = useList('/api/companysettings', { limit: 1 }).data?.rows[0]
  const choose = useSave('patch', '/api/companysettings/{id}', { refresh: ['/api/flowprofile'] })
  return (
    <Setting title={t('standardProfile')} help={t('standardProfileHelp')}>
      <span>
        {profile.is_standard ? (
          <Tag tone="accent">{t('isStandardProfile')}</Tag>
        ) : (
          <Button
            icon={IconStar}
            disabled={locked || !settings}
            busy={choose.isPending}
            onClick={() =>
              settings &&
              choose.mutate({ params: { path: { id: settings.id } }, body: { standard_flowprofile_id: profile.id } })
            }
          >
            {t('makeStandard')}
          </Button>
        )}
      </span>
    </Setting>
  )
}
