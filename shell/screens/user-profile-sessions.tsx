import type { Answer } from '@core/ui/api/client.ts'
import { Button } from '@core/ui/buttons/button.tsx'
import { Card, CardRow } from '@core/ui/data/card.tsx'
import { Tag } from '@core/ui/data/tag.tsx'
import { Loaded } from '@core/ui/detail/loaded.tsx'
import { toast } from '@core/ui/feedback/toast.tsx'
import { formatMoment } from '@core/ui/format/date.ts'
import { useCall } from '@core/ui/query/use-call.ts'
import { useSave } from '@core/ui/query/use-save.ts'
import { IconDeviceDesktop, IconDeviceMobile, IconUserShield } from '@tabler/icons-react'
import { describeDevice } from '../describe-device.ts'
import { useShellT } from '../shell-texts.ts'

type Session = Answer<'get', '/api/session'>[number]

/** Where the user is signed in; other devices can be signed out, at once. */
export default function ProfileSessions() {
  const t = useShellT()
  const sessions = useCall('get', '/api/session')
  const end = useSave('post', '/api/session/end')
  const signOut = (id?: string): void =>
    end.mutate({ body: id ? { id } : {} }, ({ ended }) => toast(t('signedOutDevices', { count: ended })))
  const others = sessions.data?.some(({ current }) => !current)
  return (
    <Card
      title={t('sessionsTitle')}
      flush
      actions={
        others && (
          <Button size="small" busy={end.isPending} onClick={() => signOut()}>
            {t('signOutOthers')}
          </Button>
        )
      }
      footer={<span className="vk-text-2">{t('sessionsHelp')}</span>}
    >
      <Loaded query={sessions} compact>
        {rows => rows.map(row => <SessionRow key={row.id} session={row} onSignOut={() => signOut(row.id)} />)}
      </Loaded>
    </Card>
  )
}

function SessionRow({ session, onSignOut }: { session: Session; onSignOut: () => void }) {
  const t = useShellT()
  const device = describeDevice(session.user_agent)
  const Icon = session.impersonator ? IconUserShield : device?.phone ? IconDeviceMobile : IconDeviceDesktop
  const name = device
    ? t('browserOn', { browser: device.browser, system: device.system })
    : session.user_agent || t('unknownDevice')
  return (
    <CardRow>
      <Icon size={20} stroke={1.75} className="vk-text-2" />
      <div className="vk-grow shell-profile-row">
        <span className="vk-clip">{session.impersonator ? t('usedBy', { name: session.impersonator }) : name}</span>
        <span className="vk-meta vk-clip">
          {[t('lastUsed', { when: formatMoment(session.last_used_at) }), session.address].filter(Boolean).join(' · ')}
        </span>
      </div>
      {session.current ? (
        <Tag tone="ok">{t('thisDevice')}</Tag>
      ) : (
        <Button size="small" onClick={onSignOut}>
          {t('signOutDevice')}
        </Button>
      )}
    </CardRow>
  )
}
