import {
  Avatar,
  Count,
  classes,
  formatDay,
  formatMoney,
  IconButton,
  Menu,
  type MenuItem,
  Tag,
  useBelow,
  useT,
} from '@core/ui'
import {
  IconBan,
  IconDots,
  IconExternalLink,
  IconMailOff,
  IconMessageReport,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconUserPause,
} from '@tabler/icons-react'
import { DueTag } from '../widgets/due-tag'
import { lookOfStage } from './step-look'
import { formatWeekday, type PauseOf, type ReminderRow, type Reminders } from './use-reminders'

type T = ReturnType<typeof useT<'invoice'>>

/** What can be begun from a row. */
export interface RowActs {
  readonly sendNow: (row: ReminderRow) => void
  readonly pause: (target: PauseOf) => void
  readonly resume: (target: PauseOf) => void
  readonly dispute: (row: ReminderRow) => void
  readonly settle: (row: ReminderRow) => void
}

interface Props {
  reminders: Reminders
  chosen: number | null
  onChoose: (row: ReminderRow) => void
  acts: RowActs
}

/** The open invoices in groups: before their last day, after each step, and those that are disputed. */
export function ReminderGroups(props: Props) {
  const groups = props.reminders.stages.filter(({ count }) => count > 0)
  return useBelow(768) ? <Cards {...props} groups={groups} /> : <Table {...props} groups={groups} />
}

type Group = Reminders['stages'][number]

interface GroupsProps extends Props {
  groups: readonly Group[]
}

function Head({ group: { stage, count, amount } }: { group: Group }) {
  const t = useT('invoice')
  const { icon: Glyph, tone } = lookOfStage(stage)
  return (
    <div className="invoice-reminders-head">
      <Glyph size={16} stroke={1.75} className={`invoice-step-${tone}`} />
      {t(`stage_${stage}`)}
      <Count>{count}</Count>
      <span className="vk-grow" />
      <span className="vk-text-2">{formatMoney(amount)}</span>
    </div>
  )
}

/** On a phone each invoice is a card: who, how much, how late, and what comes next. */
function Cards({ reminders, groups, onChoose, acts }: GroupsProps) {
  const t = useT('invoice')
  return groups.map(group => (
    <section key={group.stage} className="invoice-cards" aria-label={t(`stage_${group.stage}`)}>
      <Head group={group} />
      <ul>
        {reminders.invoices
          .filter(({ stage }) => stage === group.stage)
          .map(row => (
            <li key={row.id} className="invoice-card">
              <button type="button" onClick={() => onChoose(row)}>
                <span className="invoice-card-line">
                  <strong>{row.relation_fullname || '–'}</strong>
                  <strong className={classes(row.stage !== 'upcoming' && 'vk-danger')}>
                    {formatMoney(row.amount_open)}
                  </strong>
                </span>
                <span className="invoice-card-line">
                  <span>{row.number}</span>
                  <DueTag invoice={row} />
                </span>
                <span className="vk-text-2">
                  <Next row={row} />
                </span>
              </button>
              <RowMenu row={row} acts={acts} />
            </li>
          ))}
      </ul>
    </section>
  ))
}

function Table({ reminders, groups, chosen, onChoose, acts }: GroupsProps) {
  const t = useT('invoice')
  return (
    <table className="invoice-reminders">
      <thead>
        <tr>
          <th>{t('numberShort')}</th>
          <th>{t('customer')}</th>
          <th>{t('term')}</th>
          <th className="vk-number">{t('openEuro')}</th>
          <th>{t('lastStep')}</th>
          <th>{t('nextStep')}</th>
          <th>
            <span className="vk-hidden">{t('rowActions')}</span>
          </th>
        </tr>
      </thead>
      {groups.map(group => (
        <tbody key={group.stage}>
          <tr className="invoice-reminders-group">
            <th colSpan={7} scope="rowgroup">
              <Head group={group} />
            </th>
          </tr>
          {reminders.invoices
            .filter(({ stage }) => stage === group.stage)
            .map(row => (
              <Row key={row.id} row={row} isChosen={row.id === chosen} onChoose={onChoose} acts={acts} />
            ))}
        </tbody>
      ))}
    </table>
  )
}

interface RowProps {
  row: ReminderRow
  isChosen: boolean
  onChoose: (row: ReminderRow) => void
  acts: RowActs
}

function Row({ row, isChosen, onChoose, acts }: RowProps) {
  const t = useT('invoice')
  const name = row.relation_fullname || '–'
  return (
    <tr
      className={classes('invoice-reminder', isChosen && 'invoice-reminder-chosen')}
      aria-current={isChosen || undefined}
    >
      <td className="invoice-reminder-number">
        <button type="button" onClick={() => onChoose(row)}>
          {row.number}
        </button>
      </td>
      <td className="invoice-reminder-name">
        <Avatar name={name} size={20} label />
      </td>
      <td className="invoice-reminder-term">
        <DueTag invoice={row} />
      </td>
      <td className={classes('vk-number invoice-reminder-open', row.stage !== 'upcoming' && 'vk-danger')}>
        {formatMoney(row.amount_open, { sign: false })}
      </td>
      <td className="invoice-reminder-last vk-text-2">{lastOf(t, row)}</td>
      <td className="invoice-reminder-next">
        <Next row={row} />
      </td>
      <td className="invoice-reminder-menu">
        <RowMenu row={row} acts={acts} />
      </td>
    </tr>
  )
}

function RowMenu({ row, acts }: { row: ReminderRow; acts: RowActs }) {
  const t = useT('invoice')
  const label = t('actionsOf', { number: row.number ?? '' })
  return (
    <Menu label={label} items={rowActions(t, row, acts)}>
      <IconButton size="small" icon={IconDots} label={label} />
    </Menu>
  )
}

function lastOf(t: T, { last, dispute }: ReminderRow): string {
  if (dispute) return `“${dispute.reason}”`
  if (!last) return t('nothingSent')
  return t('lastWas', { what: t(`last_${last.what}`), day: formatWeekday(last.day) })
}

/** What comes next, or what stops it. */
function Next({ row: { next, stop, pause, dispute } }: { row: ReminderRow }) {
  const t = useT('invoice')
  if (dispute)
    return dispute.amount
      ? t('disputedFor', { amount: formatMoney(dispute.amount), day: formatDay(dispute.disputed_on) })
      : t('disputedOn', { day: formatDay(dispute.disputed_on) })
  if (stop === 'no_address')
    return (
      <Tag tone="warn" icon={IconMailOff}>
        {t('noAddress')}
      </Tag>
    )
  if (stop === 'in_trash')
    return (
      <Tag tone="warn" icon={IconBan}>
        {t('dossierInTrash')}
      </Tag>
    )
  if (pause)
    return (
      <span className="invoice-paused">
        <IconPlayerPause size={14} stroke={1.75} />
        {t(`pauseUntil_${pause.of}`, { day: formatWeekday(pause.until) })}
      </span>
    )
  return next ? `${t(`step_${next.step}`)} ${formatWeekday(next.on)}` : t('allSent')
}

/** What can be done with the reminders of an invoice now. */
function rowActions(t: T, row: ReminderRow, acts: RowActs): MenuItem[] {
  const { id, number, relation_id, relation_fullname: name, next, stop, pause, dispute } = row
  const invoice = { of: 'invoice', id, name: number ?? '' } as const
  const customer = relation_id ? ({ of: 'customer', id: relation_id, name } as const) : null
  const items: (MenuItem | false)[] = [
    next !== null &&
      stop === null && { key: 'send', label: t('sendNow'), icon: IconSend, onSelect: () => acts.sendNow(row) },
    pause?.of === 'invoice'
      ? { key: 'resume', label: t('resume'), icon: IconPlayerPlay, onSelect: () => acts.resume(invoice) }
      : { key: 'pause', label: t('pauseInvoice'), icon: IconPlayerPause, onSelect: () => acts.pause(invoice) },
    customer !== null &&
      (pause?.of === 'customer'
        ? { key: 'resumeAll', label: t('resumeCustomer'), icon: IconPlayerPlay, onSelect: () => acts.resume(customer) }
        : { key: 'pauseAll', label: t('pauseCustomer'), icon: IconUserPause, onSelect: () => acts.pause(customer) }),
    dispute
      ? { key: 'settle', label: t('settleDispute'), icon: IconMessageReport, onSelect: () => acts.settle(row) }
      : { key: 'dispute', label: t('disputeIt'), icon: IconMessageReport, onSelect: () => acts.dispute(row) },
    { key: 'open', label: t('openInvoice'), icon: IconExternalLink, to: `/invoice_detail/${id}` },
  ]
  return items.filter(item => item !== false)
}
