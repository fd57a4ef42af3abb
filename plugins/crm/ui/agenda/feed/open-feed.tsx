import { type Answer, Button, Card, CardRow, confirm, formatDate, formatMoment, toast, useSave, useT } from '@core/ui'
import { IconCalendarShare } from '@tabler/icons-react'
import './feed.css'

type Feed = NonNullable<Answer<'get', '/api/calendar/feed'>>

/** The address there is: since when, when it was read, and the two ways to end it. */
export function OpenFeed({ feed, busy, onRenew }: { feed: Feed; busy: boolean; onRenew: () => void }) {
  const t = useT('crm')
  const end = useSave('delete', '/api/calendar/feed')
  const facts = [
    t('feedSince', { date: formatDate(feed.made_at) }),
    feed.last_read_at ? t('feedRead', { when: formatMoment(feed.last_read_at) }) : t('feedUnread'),
  ]

  async function renew(): Promise<void> {
    if (await confirm({ title: t('feedRenewTitle'), text: t('feedRenewText'), verb: t('feedRenew') })) onRenew()
  }
  async function ask(): Promise<void> {
    const question = { title: t('feedEndTitle'), text: t('feedEndText'), verb: t('feedEnd'), danger: true }
    if (await confirm(question)) end.mutate({}, () => toast(t('feedEnded')))
  }

  return (
    <Card title={t('feedTitle')} flush footer={<p className="vk-text-2">{t('feedText')}</p>}>
      <CardRow>
        <IconCalendarShare size={20} stroke={1.75} className="vk-text-2" />
        <div className="vk-grow crm-feed-row">
          <span>{t('feedOn')}</span>
          <span className="vk-meta">{facts.join(' · ')}</span>
        </div>
        <div className="vk-row vk-row-wrap">
          <Button size="small" busy={busy} onClick={() => void renew()}>
            {t('feedRenew')}
          </Button>
          <Button size="small" variant="danger-outline" busy={end.isPending} onClick={() => void ask()}>
            {t('feedEnd')}
          </Button>
        </div>
      </CardRow>
    </Card>
  )
}
