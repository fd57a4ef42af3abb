import { type Answer, Checkbox, Field, RichText, TextInput, useMergeTags, useT } from '@core/ui'
import './mail-fields.css'

/** What a mail about a document starts with. */
export type MailStart = Answer<'get', '/api/quotation/{id}/getForSendingEmail'>
/** The same as its dialog holds it. */
export type MailDraft = Omit<MailStart, 'to_email'> & { to_email: string }

/** What calls that send it take of it. */
export const mailBody = ({ to_email, subject, message, mailtemplate_id, sendpdf, sendattachments }: MailDraft) => ({
  to_email,
  subject,
  message,
  mailtemplate_id,
  sendpdf,
  sendattachments,
})

export const isAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim())

interface MailFieldsProps {
  mail: MailDraft
  onChange: (change: Partial<MailDraft>) => void
  /** Says at the address that it is none. */
  wrongAddress: boolean
  /** Says at the subject and the text which of them is missing. */
  showEmpty: boolean
}

/** A text without a word: what an emptied editor holds. */
export const isBlank = (html: string): boolean =>
  !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

/** To whom, about what, the text and what goes along (R-DOC-008). */
export function MailFields({ mail, onChange: set, wrongAddress, showEmpty }: MailFieldsProps) {
  const t = useT('documents')
  const mergeTags = useMergeTags()
  // An invoice gets its number when it is sent.
  const unknown = mergeTags.filter(({ tag }) => mail.subject.includes(`{{${tag}}}`)).map(({ label }) => label)
  const filename = mergeTags.reduce((name, { tag, label }) => name.replace(`{{${tag}}}`, `[${label}]`), mail.filename)
  return (
    <div className="vk-stack">
      <Field label={t('mailTo')} required error={wrongAddress ? t('emailNeeded') : undefined}>
        <TextInput
          type="email"
          value={mail.to_email}
          onChange={to_email => set({ to_email: to_email ?? '' })}
          autoComplete="off"
        />
      </Field>
      <Field
        label={t('mailSubject')}
        required
        error={showEmpty && !mail.subject.trim() ? t('mail_subject_needed') : undefined}
        help={unknown.length ? t('filledAtSending', { names: unknown.join(', ') }) : undefined}
      >
        <TextInput value={mail.subject} onChange={subject => set({ subject: subject ?? '' })} maxLength={255} />
      </Field>
      <Field
        label={t('mailMessage')}
        group
        required
        error={showEmpty && isBlank(mail.message) ? t('mail_message_needed') : undefined}
      >
        <RichText
          label={t('mailMessage')}
          value={mail.message}
          onChange={message => set({ message })}
          mergeTags={mergeTags}
          minHeight={180}
        />
      </Field>
      <div className="documents-enclosed">
        <Checkbox checked={mail.sendpdf} onChange={sendpdf => set({ sendpdf })}>
          {t('enclosePdf', { name: filename })}
        </Checkbox>
        {mail.attachments.length > 0 && (
          <Checkbox checked={mail.sendattachments} onChange={sendattachments => set({ sendattachments })}>
            {t('encloseFiles', {
              count: mail.attachments.length,
              names: mail.attachments.map(one => one.filename).join(', '),
            })}
          </Checkbox>
        )}
      </div>
    </div>
  )
}
