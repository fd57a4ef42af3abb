import { Avatar, Count, classes, formatDay, formatMoney, IconButton, Menu, type MenuItem, Tag, useT } from '@core/ui'
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
export function ReminderGroups({ reminders, chosen, onChoose, acts }: Props) {
  const t = useT('invoice')
  const groups = reminders.stages.filter(({ count }) => count > 0)
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
      {groups.map(({ stage, count, amount }) => {
        const { icon: Glyph, tone } = lookOfStage(stage)
        return (
          <tbody key={stage}>
            <tr className="invoice-reminders-group">
              <th colSpan={7} scope="rowgroup">
                <div>
                  <Glyph size={16} stroke={1.75} className={`invoice-step-${tone}`} />
                  {t(`stage_${stage}`)}
                  <Count>{count}</Count>
                  <span className="vk-grow" />
                  <span className="vk-text-2">{formatMoney(amount)}</span>
                </div>
              </th>
            </tr>
            {reminders.invoices
              .filter(row => row.stage === stage)
              .map(row => (
                <Row key={row.id} row={row} isChosen={row.id === chosen} onChoose={onChoose} acts={acts} />
              ))}
          </tbody>
        )
      })}
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
    <tr className={classes('invoice-reminder', isChosen && 'invoice-reminder-chosen')} aria-selected={isChosen}>
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
        <Menu label={t('actionsOf', { number: row.number ?? '' })} items={rowActions(t, row, acts)}>
          <IconButton size="small" icon={IconDots} label={t('actionsOf', { number: row.number ?? '' })} />
        </Menu>
      </td>
    </tr>
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
export function rowActions(t: T, row: ReminderRow, acts: RowActs): MenuItem[] {
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
