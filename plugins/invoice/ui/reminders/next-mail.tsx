import { type Answer, Button, formatDay, Loaded, RichHtml, useCall, useT } from '@core/ui'
import { IconAlertTriangle, IconMessageReport, IconPlayerPause, IconPlayerPlay, IconSend } from '@tabler/icons-react'
import type { RowActs } from './reminder-groups'
import { formatWeekday, type ReminderRow } from './use-reminders'

interface Props {
  row: ReminderRow
  hour: number
  acts: RowActs
}

/** The next mail about an invoice exactly as it will go out, and what can be done about it. */
export function NextMail({ row, hour, acts }: Props) {
  const t = useT('invoice')
  const params = { path: { id: row.id } }
  const next = useCall('get', '/api/invoice/{id}/nextreminder', { params }, { freshMs: 0 })
  const invoice = { of: 'invoice', id: row.id, name: row.number ?? '' } as const
  return (
    <Loaded compact query={next} what={t('theMail')}>
      {mail => (
        <div className="invoice-next">
          {mail.step && <Mail mail={mail} hour={hour} />}
          {mail.stopped && (
            <p className="invoice-stopped">
              <IconAlertTriangle size={16} stroke={1.75} />
              {mail.stopped}
            </p>
          )}
          <div className="vk-row vk-row-wrap">
            {mail.step && !mail.stopped && (
              <Button size="small" icon={IconSend} onClick={() => acts.sendNow(row)}>
                {t('sendNow')}
              </Button>
            )}
            {row.pause?.of === 'invoice' ? (
              <Button size="small" icon={IconPlayerPlay} onClick={() => acts.resume(invoice)}>
                {t('resume')}
              </Button>
            ) : (
              <Button size="small" icon={IconPlayerPause} onClick={() => acts.pause(invoice)}>
                {t('pause')}
              </Button>
            )}
            {row.dispute ? (
              <Button size="small" icon={IconMessageReport} onClick={() => acts.settle(row)}>
                {t('settleDispute')}
              </Button>
            ) : (
              <Button size="small" icon={IconMessageReport} onClick={() => acts.dispute(row)}>
                {t('dispute')}
              </Button>
            )}
          </div>
          {row.dispute && (
            <p className="vk-text-2">
              {t('disputedOn', { day: formatDay(row.dispute.disputed_on) })}: “{row.dispute.reason}”
            </p>
          )}
        </div>
      )}
    </Loaded>
  )
}

function Mail({ mail, hour }: { mail: Answer<'get', '/api/invoice/{id}/nextreminder'>; hour: number }) {
  const t = useT('invoice')
  const at = `${String(hour).padStart(2, '0')}:00`
  return (
    <article className="invoice-mail" aria-label={mail.subject}>
      <p className="vk-meta">
        {mail.on && mail.to && t('goesAt', { day: formatWeekday(mail.on), time: at, to: mail.to })}
      </p>
      <h3>{mail.subject}</h3>
      <RichHtml html={mail.message} className="invoice-mail-text" />
      <p className="vk-meta">{t('withPdf', { filename: mail.filename })}</p>
    </article>
  )
}
