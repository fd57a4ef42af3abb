import { call, confirm, formatDay, toast, useCall, useT } from '@core/ui'
import { MailDialog } from '@plugins/documents/contract/mail-dialog'
import { type MailDraft, mailBody } from '@plugins/documents/contract/mail-fields'

interface StatementMailProps {
  relationId: number
  name: string
  days: { readonly from: string; readonly to: string }
  onClose: () => void
}

/** The mail with a statement of account, made from its template and sent after asking. */
export function StatementMail({ relationId, name, days, onClose }: StatementMailProps) {
  const t = useT('invoice')
  const path = { relation_id: relationId }
  const params = { path, query: days }
  const start = useCall('get', '/api/invoice/statement/{relation_id}/getForSendingEmail', { params }, { freshMs: 0 })

  async function send(mail: MailDraft): Promise<boolean> {
    const text = t('statementSendText', { to: mail.to_email })
    if (!(await confirm({ title: t('sendMail'), text, verb: t('statementSend') }))) return false
    const body = { ...mailBody(mail), ...days }
    await call('post', '/api/invoice/statement/{relation_id}/sendemail', { params: { path }, body })
    toast(t('statementSent', { name }))
    onClose()
    return true
  }

  return (
    <MailDialog
      title={t('statementOf', { name })}
      start={start}
      verb={t('statementSend')}
      note={t('statementNote', { from: formatDay(days.from), to: formatDay(days.to) })}
      onSend={send}
      onClose={onClose}
    />
  )
}
