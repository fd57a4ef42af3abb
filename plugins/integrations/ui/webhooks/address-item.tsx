import {
  classes,
  confirm,
  confirmDelete,
  formatMoment,
  IconButton,
  Menu,
  Switch,
  Tag,
  toast,
  useSave,
  useT,
} from '@core/ui'
import { IconDots, IconKey, IconPencil, IconPlayerPlay, IconRefresh, IconTrash } from '@tabler/icons-react'
import type { Address } from './address-modal'
import { hostOf } from './delivery-log'

interface AddressItemProps {
  address: Address
  selected: boolean
  onSelect: () => void
  onEdit: () => void
  onSecret: (secret: string) => void
}

const DAY_MS = 86_400_000
const TONES = { active: 'ok', paused: 'neutral', ended: 'danger' } as const

/** One address: how it stands, switched on and off, with what can be done with it. */
export function AddressItem({ address, selected, onSelect, onEdit, onSecret }: AddressItemProps) {
  const t = useT('integrations')
  const refresh = { refresh: ['/api/webhookdelivery'] as const }
  const pause = useSave('post', '/api/webhooksubscription/{id}/pause')
  const resume = useSave('post', '/api/webhooksubscription/{id}/resume', { refresh: [...refresh.refresh] })
  const test = useSave('post', '/api/webhooksubscription/{id}/test')
  const replay = useSave('post', '/api/webhooksubscription/{id}/replay', { refresh: [...refresh.refresh] })
  const renew = useSave('post', '/api/webhooksubscription/{id}/newsecret')
  const remove = useSave('delete', '/api/webhooksubscription/{id}', { refresh: [...refresh.refresh] })
  const params = { path: { id: address.id } }
  const name = address.name || hostOf(address.url)
  const isOn = address.status === 'active'
  const failing = isOn && address.failing_since

  const tryOut = () =>
    test.mutate({ params }, ({ arrived, problem, answer }) =>
      arrived ? toast(t('testDone')) : toast(`${t('testFailed')} ${problem ?? ''} ${answer ?? ''}`, { tone: 'danger' }),
    )
  const replayMonth = () =>
    replay.mutate({ params, body: { since: new Date(Date.now() - 30 * DAY_MS).toISOString() } }, ({ count }) =>
      toast(t('goAgain', { count })),
    )
  async function newSecret(): Promise<void> {
    if (!(await confirm({ title: t('newSecretTitle'), text: t('newSecretText'), verb: t('newSecret') }))) return
    renew.mutate({ params, body: {} }, ({ secret }) => onSecret(secret))
  }
  async function trash(): Promise<void> {
    if (await confirmDelete()) remove.mutate({ params })
  }

  return (
    <li className={classes('integrations-address', selected && 'integrations-address-selected')}>
      <div className="vk-row">
        <button type="button" className="integrations-open vk-grow vk-clip" aria-pressed={selected} onClick={onSelect}>
          <strong>{name}</strong>
        </button>
        <Switch
          checked={isOn}
          aria-label={t('switchOn', { name })}
          onChange={on => (on ? resume : pause).mutate({ params })}
        />
        <Menu
          label={t('addressActions', { name })}
          items={[
            { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: onEdit },
            { key: 'test', label: t('sendTest'), icon: IconPlayerPlay, onSelect: tryOut },
            { key: 'replay', label: t('replayFailed'), icon: IconRefresh, onSelect: replayMonth },
            { key: 'secret', label: t('newSecret'), icon: IconKey, onSelect: () => void newSecret() },
            { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void trash() },
          ]}
        >
          <IconButton size="small" icon={IconDots} label={t('addressActions', { name })} />
        </Menu>
      </div>
      <span className="integrations-note vk-clip">{address.url}</span>
      <span className="vk-row">
        <Tag tone={failing ? 'warn' : TONES[address.status]}>
          {failing ? t('trying') : t(`field.webhooksubscription.status.${address.status}`)}
        </Tag>
        <span className="vk-meta">
          {failing
            ? t('failingSince', { when: formatMoment(failing) })
            : address.date_delivered && t('lastDelivered', { when: formatMoment(address.date_delivered) })}
        </span>
      </span>
    </li>
  )
}
