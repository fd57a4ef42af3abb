import { Checkbox, call, refreshCalls, toast, useCall, useT } from '@core/ui'
import { useState } from 'react'
import { useKindText } from '../../contract/kind-text'
import { MailDialog } from '../../contract/mail-dialog'
import { type MailDraft, mailBody } from '../../contract/mail-fields'
import { pathOfKind } from '../../contract/path-of-kind'
import { useEditor } from '../editor/editor-context'

/**
 * Mail to the customer, made from the mail template, with the document as PDF (R-DOC-008, R-DOC-025). It is the question
 * whether to send as well (R-DOC-010 to R-DOC-013): what goes out is in sight.
 */
export function SendDialog({ onClose }: { onClose: () => void }) {
  const t = useT('documents')
  const { kind, document, refresh } = useEditor()
  const params = { path: { id: document.id } }
  const start = useCall('get', pathOfKind(kind, '/api/quotation/{id}/getForSendingEmail'), { params }, { freshMs: 0 })
  const [onlyMark, setOnlyMark] = useState(false)
  const words = useKindText(kind)
  const verb = t(onlyMark ? 'markSent' : 'sendNow')

  async function send(mail: MailDraft): Promise<boolean> {
    const body = onlyMark ? { dontsentbutmarksent: true } : mailBody(mail)
    const sent = await call('post', pathOfKind(kind, '/api/quotation/{id}/sendemail'), { params, body })
    const name = [words('kindOne'), sent.number].filter(Boolean).join(' ')
    toast(t(onlyMark ? 'markedSent' : 'sentTo', { name, to: mail.to_email }))
    onClose()
    await Promise.all([refresh(), refreshCalls('/api/calculation', '/api/flow')])
    return true
  }

  return (
    <MailDialog
      title={words('kindSendTitle')}
      text={words('kindSendText')}
      start={start}
      verb={verb}
      note={
        <Checkbox checked={onlyMark} onChange={setOnlyMark}>
          {t('onlyMark')}
        </Checkbox>
      }
      instead={
        onlyMark && (
          <p className="vk-text-2">
            {t('markHelp')} {document.version_number > 0 && t('markHelpVersion')}
          </p>
        )
      }
      onSend={send}
      onClose={onClose}
    />
  )
}
