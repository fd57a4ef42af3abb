import {
  Button,
  Card,
  CardRow,
  EmptyState,
  formatDay,
  Loaded,
  Page,
  Tag,
  toast,
  useCall,
  useSave,
  useSearchParams,
  useT,
} from '@core/ui'
import { useFacts } from '@core/ui/records'
import described from '@openapi/fields/systemnotification'
import { IconPencil, IconPlus, IconSpeakerphone } from '@tabler/icons-react'
import { type Notice, NoticeModal } from '../notices/notice-modal'
import { useModules } from '../use-modules'
import '../notices/notices.css'

const tones = { info: 'info', success: 'ok', warning: 'warn', danger: 'danger' } as const

/** What companies see above their screens, now, before and later (R-SYSN-002). */
export default function SystemNotificationOverview() {
  const t = useT('admin')
  const notices = useCall('get', '/api/systemnotification', { params: { query: { all: 'true' } } })
  const save = useSave('patch', '/api/systemnotification/{id}')
  const { nameOf } = useModules()
  const [params, setParams] = useSearchParams()
  const close = () => setParams({}, { replace: true })
  const edited = notices.data?.find(({ id }) => String(id) === params.get('edit'))

  function end(notice: Notice, is_active: boolean): void {
    const path = { id: notice.id }
    save.mutate({ params: { path }, body: { is_active } }, () =>
      toast(t(is_active ? 'noticeShown' : 'noticeEnded'), is_active ? {} : { undo: () => end(notice, true) }),
    )
  }

  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setParams({ new: '' })}>
      {t('newNotice')}
    </Button>
  )
  return (
    <Page title={t('notices')} actions={button}>
      <Loaded query={notices} what={t('theNotices')}>
        {rows =>
          rows.length === 0 ? (
            <EmptyState icon={IconSpeakerphone} title={t('noNotices')} text={t('noNoticesText')} actions={button} />
          ) : (
            <Card title={t('notices')} count={rows.length} flush>
              {rows.map(notice => (
                <CardRow key={notice.id}>
                  <div className="admin-notice">
                    <SeverityTag notice={notice} />
                    <span className="admin-notice-text">
                      <strong className="vk-clip">{notice.title}</strong>{' '}
                      <span className="vk-meta">{whenAndWhom(notice)}</span>
                    </span>
                    <Button
                      size="small"
                      icon={IconPencil}
                      aria-label={t('editNamed', { name: notice.title })}
                      onClick={() => setParams({ edit: String(notice.id) })}
                    >
                      {t('edit')}
                    </Button>
                    {notice.is_active && (
                      <Button
                        size="small"
                        aria-label={t('endNamed', { name: notice.title })}
                        onClick={() => end(notice, false)}
                      >
                        {t('endNotice')}
                      </Button>
                    )}
                  </div>
                </CardRow>
              ))}
            </Card>
          )
        }
      </Loaded>
      {params.has('new') && <NoticeModal notice={null} onClose={close} />}
      {edited && <NoticeModal notice={edited} onClose={close} />}
    </Page>
  )

  function whenAndWhom({ is_active, start_date, end_date, modules }: Notice): string {
    const days = [
      start_date && t('sinceDay', { day: formatDay(start_date) }),
      end_date && t('untilDay', { day: formatDay(end_date) }),
    ]
    const whom = modules.length > 0 ? modules.map(nameOf).join(', ') : t('forEverybody')
    return [is_active ? null : t('noticeOff'), ...days, whom].filter(Boolean).join(' · ')
  }
}

function SeverityTag({ notice }: { notice: Notice }) {
  const [severity] = useFacts(described, notice, { first: ['severity'], only: true })
  return <Tag tone={tones[notice.severity]}>{severity?.value}</Tag>
}
