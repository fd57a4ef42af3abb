import { Button, Card, EmptyState, Loaded, useList, useT } from '@core/ui'
import { IconPlus, IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import { AddressItem } from './address-item'
import { type Address, AddressModal } from './address-modal'
import { DeliveryLog } from './delivery-log'
import { SecretDialog } from './secret-dialog'
import '../links.css'

/** Addresses that hear of events, and the log of what went there. */
export function WebhooksCard() {
  const t = useT('integrations')
  const [selected, setSelected] = useState<number | null>(null)
  const [open, setOpen] = useState<Address | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const list = useList('/api/webhooksubscription', { sort: 'name', limit: 100 })
  const add = (
    <Button size="small" icon={IconPlus} onClick={() => setOpen('new')}>
      {t('newAddress')}
    </Button>
  )
  return (
    <Card title={t('webhooks')} count={list.data?.total} flush actions={add}>
      <p className="integrations-explanation vk-meta">{t('webhooksText')}</p>
      <Loaded query={list} what={t('theAddresses')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconWebhook} title={t('noAddresses')} text={t('noAddressesText')} />
          ) : (
            <div className="integrations-webhooks">
              <ul aria-label={t('theAddresses')}>
                <li className="integrations-address">
                  <button
                    type="button"
                    className="integrations-open"
                    aria-pressed={!selected}
                    onClick={() => setSelected(null)}
                  >
                    <strong>{t('allAddresses')}</strong>
                  </button>
                </li>
                {rows.map(address => (
                  <AddressItem
                    key={address.id}
                    address={address}
                    selected={selected === address.id}
                    onSelect={() => setSelected(address.id)}
                    onEdit={() => setOpen(address)}
                    onSecret={setSecret}
                  />
                ))}
              </ul>
              <DeliveryLog subscription={rows.some(({ id }) => id === selected) ? selected : null} />
            </div>
          )
        }
      </Loaded>
      {open && <AddressModal address={open === 'new' ? null : open} onMade={setSecret} onClose={() => setOpen(null)} />}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Card>
  )
}
