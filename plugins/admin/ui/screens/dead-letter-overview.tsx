import {
  Button,
  Card,
  CardRow,
  EmptyState,
  formatDateTime,
  Loaded,
  Page,
  toast,
  useList,
  useSave,
  useT,
} from '@core/ui'
import { IconMailCheck } from '@tabler/icons-react'

const PAGE = 100

/** Events and jobs that failed at every try, with a button that sends each again. */
export default function DeadLetterOverview() {
  const t = useT('admin')
  const list = useList('/api/deadletter', { offset: 0, limit: PAGE })
  const resend = useSave('post', '/api/deadletter/{id}/resend')

  async function send(id: number): Promise<void> {
    try {
      await resend.send({ params: { path: { id } } })
      toast(t('resent'))
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), { tone: 'danger' })
    }
  }

  return (
    <Page title={t('deadLetters')}>
      <Loaded query={list} what={t('theDeadLetters')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={IconMailCheck} title={t('noDeadLetters')} text={t('noDeadLettersText')} />
          ) : (
            <Card title={t('deadLettersHelp')} flush>
              {rows.map(row => (
                <CardRow key={row.id}>
                  <span className="vk-grow">
                    <strong>{row.handler}</strong>
                    <span className="vk-meta">
                      {' '}
                      {[row.company_name, formatDateTime(row.failed_at)].filter(Boolean).join(' · ')}
                    </span>
                    <br />
                    <span className="vk-text-2">{row.reason}</span>
                  </span>
                  <Button size="small" onClick={() => void send(row.id)}>
                    {t('resend')}
                  </Button>
                </CardRow>
              ))}
            </Card>
          )
        }
      </Loaded>
    </Page>
  )
}
