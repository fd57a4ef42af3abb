import {
  Button,
  ButtonLink,
  call,
  confirm,
  Drawer,
  EmptyState,
  formatMoney,
  IconButton,
  Loaded,
  MoreButton,
  Page,
  toast,
  toastProblem,
  useBelow,
  useCall,
  useCurrentUser,
  useSearchParams,
  useT,
} from '@core/ui'
import { inParts, Refusals, useBatch } from '@core/ui/lists'
import { IconCheck, IconPlayerPause, IconPlayerPlay, IconSend, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { DayStrip } from '../reminders/day-strip'
import { DisputeDialog, PauseDialog } from '../reminders/hold-dialogs'
import { NextMail } from '../reminders/next-mail'
import { ReminderGroups } from '../reminders/reminder-groups'
import { SettingsDialog } from '../reminders/settings-dialog'
import { StepsCard, YearBars } from '../reminders/steps-card'
import {
  formatWeekday,
  type PauseOf,
  type ReminderRow,
  type Reminders,
  refreshReminders,
  type Settings,
  useReminderActs,
} from '../reminders/use-reminders'
import '../reminders/reminders.css'

/** Rows that are read first, and all that are ever read. */
const FIRST = 100
const MOST = 500

/** What goes out about the open invoices, what went, and what holds it up. */
export default function InvoiceReminders() {
  const t = useT('invoice')
  const [limit, setLimit] = useState(FIRST)
  const reminders = useCall('get', '/api/reminder', { params: { query: { limit } } }, { keepPrevious: true })
  const company = useCall('get', '/api/company/getcurrentcompany')
  return (
    <Page title={t('reminders')} crumbs={[{ title: t('invoices'), to: '/invoice_overview' }]} layout="plain">
      <Loaded query={reminders} what={t('theReminders')}>
        {found => (
          <Loaded query={company} what={t('theReminders')}>
            {({ companysettings }) =>
              companysettings && (
                <Overview
                  reminders={found}
                  settings={companysettings}
                  onMore={limit === FIRST ? () => setLimit(MOST) : undefined}
                />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </Page>
  )
}

interface OverviewProps {
  reminders: Reminders
  settings: Settings
  onMore: (() => void) | undefined
}

type Asking = { pause: PauseOf } | { dispute: ReminderRow } | { steps: true }

function Overview({ reminders, settings, onMore }: OverviewProps) {
  const t = useT('invoice')
  const narrow = useBelow(1200)
  const [params, setParams] = useSearchParams()
  const [asking, setAsking] = useState<Asking | null>(null)
  const done = useReminderActs()
  const acts = {
    sendNow: (row: ReminderRow) => void done.sendNow(row),
    settle: (row: ReminderRow) => void done.settle(row),
    resume: (target: PauseOf) => void done.resume(target),
    pause: (target: PauseOf) => setAsking({ pause: target }),
    dispute: (row: ReminderRow) => setAsking({ dispute: row }),
  }
  const asked = Number(params.get('invoice'))
  const chosen = reminders.invoices.find(({ id }) => id === asked) ?? null
  const choose = (id: number | null) => setParams(id ? { invoice: String(id) } : {}, { replace: true })
  const left = reminders.total - reminders.invoices.length
  const title = chosen && `${chosen.number}, ${chosen.relation_fullname}`
  const mail = chosen && <NextMail row={chosen} hour={reminders.hour} acts={acts} />
  const rest = (
    <>
      <StepsCard settings={settings} onEdit={() => setAsking({ steps: true })} />
      <YearBars />
    </>
  )
  return (
    <div className="invoice-reminding">
      <div className="invoice-reminding-main">
        <Head reminders={reminders} acts={acts} onSwitchOn={() => setAsking({ steps: true })} />
        {reminders.open.count === 0 ? (
          <EmptyState
            icon={IconCheck}
            title={t('nothingOpen')}
            text={t('nothingOpenText')}
            actions={<ButtonLink to="/invoice_overview">{t('invoices')}</ButtonLink>}
          />
        ) : (
          <>
            <DayStrip reminders={reminders} />
            <div className="invoice-reminders-card">
              <ReminderGroups
                reminders={reminders}
                chosen={chosen?.id ?? null}
                onChoose={({ id }) => choose(id)}
                acts={acts}
              />
              {left > 0 && onMore && <MoreButton more={onMore} />}
              <footer>
                <span>{t('openInvoices', { count: reminders.open.count })}</span>
                <span>
                  {t('together')} <strong>{formatMoney(reminders.open.amount)}</strong>
                </span>
              </footer>
            </div>
          </>
        )}
        {narrow && <div className="invoice-reminding-below">{rest}</div>}
      </div>
      {!narrow && (
        <aside className="invoice-reminding-side" aria-label={title ?? t('steps')}>
          {chosen && (
            <>
              <header className="vk-row">
                <h2 className="vk-grow">{title}</h2>
                <IconButton icon={IconX} label={t('closePanel')} onClick={() => choose(null)} />
              </header>
              {mail}
            </>
          )}
          {rest}
        </aside>
      )}
      {narrow && chosen && (
        <Drawer title={title} onClose={() => choose(null)}>
          {mail}
        </Drawer>
      )}
      {asking && 'pause' in asking && <PauseDialog target={asking.pause} onClose={() => setAsking(null)} />}
      {asking && 'dispute' in asking && <DisputeDialog row={asking.dispute} onClose={() => setAsking(null)} />}
      {asking && 'steps' in asking && <SettingsDialog settings={settings} onClose={() => setAsking(null)} />}
    </div>
  )
}

interface HeadProps {
  reminders: Reminders
  acts: { pause: (target: PauseOf) => void; resume: (target: PauseOf) => void }
  onSwitchOn: () => void
}

/** What is open and late, whether reminders go by themselves, and what is done with all of them. */
function Head({ reminders, acts, onSwitchOn }: HeadProps) {
  const t = useT('invoice')
  const isManager = useCurrentUser().role >= 1000
  const { follow, progress } = useBatch()
  const { on, hour, paused_until, open, late, invoices } = reminders
  const due = invoices.filter(one => one.due && !one.stop && !one.pause)
  const time = `${String(hour).padStart(2, '0')}:00`

  /** Sends what is due, as many at once as the server takes, and says which stayed. */
  async function sendDue(): Promise<void> {
    const ids = due.map(({ id }) => id)
    const question = { title: t('sendDueTitle', { count: ids.length }), text: t('sendDueText'), verb: t('sendDue') }
    if (!(await confirm(question))) return
    const [part = []] = inParts(ids)
    const answer = await call('post', '/api/invoice/bulksendnextreminder', { body: { ids: [...part] } })
    if (!('batchId' in answer)) return
    const { done, refused, failedMessage } = await follow(answer.batchId, t('sendingDue'))
    await refreshReminders()
    if (failedMessage) return toast(failedMessage, { tone: 'danger' })
    if (!refused.length) return toast(t('remindedMany', { count: done }))
    const told = { what: t('kindManyLower'), possible: done - refused.length, refused, removes: false }
    const nameOf = (id: number) => due.find(one => one.id === id)?.number ?? undefined
    await confirm({ title: t('notAllSent'), text: <Refusals {...told} nameOf={nameOf} />, verb: t('understood') })
  }

  return (
    <header className="invoice-reminding-head">
      <div className="vk-grow">
        <h2>{t('reminders')}</h2>
        <p className="vk-text-2">
          {t('openIs')} <strong>{formatMoney(open.amount)}</strong>
          {late.count > 0 && (
            <>
              , {t('ofWhichLate')}{' '}
              <strong className="vk-danger">
                {formatMoney(late.amount)} {t('tooLate')}
              </strong>{' '}
              {t('atInvoices', { count: late.count })}
            </>
          )}
          .{' '}
          {!on
            ? t('byHand')
            : paused_until
              ? t('pausedAll', { day: formatWeekday(paused_until) })
              : t('byItself', { time })}
        </p>
      </div>
      <div className="vk-row vk-row-wrap">
        {isManager && !on && (
          <Button variant="primary" onClick={onSwitchOn}>
            {t('switchOn')}
          </Button>
        )}
        {isManager &&
          on &&
          (paused_until ? (
            <Button icon={IconPlayerPlay} onClick={() => acts.resume({ of: 'all' })}>
              {t('resumeAll')}
            </Button>
          ) : (
            <Button icon={IconPlayerPause} onClick={() => acts.pause({ of: 'all' })}>
              {t('pauseAll')}
            </Button>
          ))}
        {due.length > 0 && (
          <Button icon={IconSend} onClick={() => void sendDue().catch(toastProblem)}>
            {t('sendDueAsk')}
          </Button>
        )}
      </div>
      {progress}
    </header>
  )
}
