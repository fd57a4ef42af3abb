import { Button, Card, Loaded, toastProblem, useCall, useSave, useT } from '@core/ui'
import { IconCalendarShare } from '@tabler/icons-react'
import { useState } from 'react'
import { MadeFeed } from './made-feed'
import { OpenFeed } from './open-feed'

/** Tab of the own profile: the address at which Outlook, Google and Apple read the own work. */
export default function AgendaFeedTab() {
  const t = useT('crm')
  const feed = useCall('get', '/api/calendar/feed')
  const make = useSave('post', '/api/calendar/feed')
  const [address, setAddress] = useState<string | null>(null)
  const start = () => void make.send({}).then(made => setAddress(made.address), toastProblem)
  return (
    <>
      <Loaded query={feed} compact>
        {open =>
          open ? (
            <OpenFeed feed={open} busy={make.isPending} onRenew={start} />
          ) : (
            <Card
              title={t('feedTitle')}
              footer={
                <div className="vk-row">
                  <span className="vk-grow" />
                  <Button variant="primary" icon={IconCalendarShare} busy={make.isPending} onClick={start}>
                    {t('feedMake')}
                  </Button>
                </div>
              }
            >
              <p className="vk-text-2">{t('feedText')}</p>
            </Card>
          )
        }
      </Loaded>
      {address && <MadeFeed address={address} onClose={() => setAddress(null)} />}
    </>
  )
}
