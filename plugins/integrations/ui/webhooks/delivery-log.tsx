import { EmptyState, Loaded, MoreButton, SegmentedControl, useCall, useGrowingList, useList, useT } from '@core/ui'
import { IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import { DeliveryDrawer } from './delivery-drawer'
import { DeliveryRow } from './delivery-row'

const STANDINGS = ['all', 'failed', 'waiting', 'delivered'] as const
type Standing = (typeof STANDINGS)[number]

/** What went to the addresses, newest first; of one address, or of all. */
export function DeliveryLog({ subscription }: { subscription: number | null }) {
  const t = useT('integrations')
  const [standing, setStanding] = useState<Standing>('all')
  const [open, setOpen] = useState<number | null>(null)
  const { list, rows, more } = useGrowingList('/api/webhookdelivery', {
    sort: '-id',
    ...(subscription && { subscription_id: String(subscription) }),
    ...(standing !== 'all' && { standing }),
  })
  const events = useCall('get', '/api/webhookevent').data ?? []
  const addresses = useList('/api/webhooksubscription', { limit: 100, fields: 'name,url' }).data?.rows ?? []
  const connections = useList('/api/webhookconnection', { limit: 100, fields: 'name,url' }).data?.rows ?? []
  const eventOf = (tag: string) => events.find(event => event.tag === tag)?.label ?? t('byRule')
  const nameOf = (row: { subscription_id: number | null; connection_id: number | null }) => {
    const found = row.subscription_id
      ? addresses.find(({ id }) => id === row.subscription_id)
      : connections.find(({ id }) => id === row.connection_id)
    return found?.name || hostOf(found?.url)
  }
  const shown = rows.find(({ id }) => id === open)
  return (
    <div className="integrations-log">
      <div className="integrations-log-bar">
        <SegmentedControl<Standing>
          label={t('standing')}
          value={standing}
          onChange={setStanding}
          options={STANDINGS.map(value => ({ value, label: t(`standing_${value}`) }))}
        />
      </div>
      <Loaded compact query={list} what={t('theMessages')}>
        {() =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconWebhook} title={t('noMessages')} text={t('noMessagesText')} />
          ) : (
            <table className="integrations-table">
              <caption className="vk-hidden">{t('theMessages')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('time')}</th>
                  <th scope="col">{t('field.webhookdelivery.event')}</th>
                  <th scope="col" className="integrations-wide">
                    {t('to')}
                  </th>
                  <th scope="col">{t('answer')}</th>
                  <th scope="col" className="integrations-wide">
                    {t('field.webhookdelivery.attempts')}
                  </th>
                  <th scope="col" className="integrations-wide">
                    {t('next')}
                  </th>
                  <th scope="col">
                    <span className="vk-hidden">{t('act')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(row => (
                  <DeliveryRow
                    key={row.id}
                    row={row}
                    event={eventOf(row.event)}
                    to={nameOf(row)}
                    onOpen={() => setOpen(row.id)}
                  />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
      <MoreButton more={more} />
      {shown && (
        <DeliveryDrawer row={shown} event={eventOf(shown.event)} to={nameOf(shown)} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

/** What an address is called that has no name of its own. */
export const hostOf = (url: string | null | undefined): string => (url && URL.canParse(url) ? new URL(url).host : '')
