import { Button, Card, CardRow, confirm, IconButton, Menu, type RowOf, Slot, Tag, toast, useSave, useT } from '@core/ui'
import { IconDots, IconPencil, IconPlugConnected, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { websiteRequests } from '../../contract/website-leads'
import { ConnectDialog } from './connect-dialog'
import { WebsiteModal } from './website-modal'

export type Website = RowOf<'/api/website'>

const TONES = { live: 'ok', draft: 'warn', stopped: 'neutral' } as const

/** One website: whose its requests are, how it is connected and what came in last. */
export function WebsiteCard({ website }: { website: Website }) {
  const t = useT('settings')
  const [open, setOpen] = useState<'edit' | 'connect' | null>(null)
  const remove = useSave('delete', '/api/website/{id}')
  const renew = useSave('post', '/api/website/{id}/resethash')
  const params = { path: { id: website.id } }
  const name = website.siteurl ?? website.lead_source

  async function trash(): Promise<void> {
    const question = { title: t('deleteWebsite', { name }), text: t('deleteWebsiteText') }
    if (await confirm({ ...question, verb: t('delete'), danger: true })) remove.mutate({ params })
  }

  async function reset(): Promise<void> {
    if (await confirm({ title: t('renewAddress'), text: t('renewAddressText'), verb: t('renewVerb'), danger: true }))
      renew.mutate({ params }, () => toast(t('addressRenewed')))
  }

  return (
    <Card
      title={name}
      flush
      actions={
        <>
          <Tag tone={TONES[website.status]}>{t(`field.website.status.${website.status}`)}</Tag>
          <Button size="small" icon={IconPlugConnected} onClick={() => setOpen('connect')}>
            {t('connect')}
          </Button>
          <Menu
            label={t('websiteActions', { name })}
            items={[
              { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => setOpen('edit') },
              { key: 'renew', label: t('renewAddress'), icon: IconRefresh, onSelect: () => void reset() },
              { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void trash() },
            ]}
          >
            <IconButton size="small" icon={IconDots} label={t('websiteActions', { name })} />
          </Menu>
        </>
      }
    >
      <CardRow>
        <span className="vk-meta settings-entry-facts">
          <span>{website.user_fullname} </span>
          <span>{website.lead_source} </span>
          <span>{t('mappedFields', { count: website.mapping.length })}</span>
        </span>
      </CardRow>
      <Slot of={websiteRequests} websiteId={website.id} />
      {open === 'edit' && <WebsiteModal website={website} onClose={() => setOpen(null)} />}
      {open === 'connect' && <ConnectDialog website={website} onClose={() => setOpen(null)} />}
    </Card>
  )
}
