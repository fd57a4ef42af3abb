import { isEmail } from '@core/domain/email-address'
import { Field, RichText, Select, TextInput, useMergeTags, useT } from '@core/ui'

/** A mail to the customer of a dossier while it is written. */
export interface MailDraft {
  to_email: string
  subject: string
  message: string
  mailtemplate_id: number | null
}

/** What such a mail lacks, in words, by its field. */
export function useMailFaults({ to_email, subject, message }: MailDraft) {
  const t = useT('crm')
  return {
    to_email: isEmail(to_email.trim()) ? undefined : t('mailNeedsAddress'),
    subject: subject.trim() ? undefined : t('mailNeedsSubject'),
    message: /[^\s]/.test(message.replace(/<[^>]*>|&nbsp;/g, '')) ? undefined : t('mailNeedsText'),
  }
}

interface MailTextProps {
  mail: MailDraft
  onChange: (change: Partial<MailDraft>) => void
  /** Templates of the company, filled in for the dossier. */
  templates: readonly { id: number; subject: string; message: string }[]
  /** Says at the fields what they lack. */
  faults: Partial<ReturnType<typeof useMailFaults>>
}

/** To whom, about what and with which text, from a template of the company. */
export function MailText({ mail, onChange: set, templates, faults }: MailTextProps) {
  const t = useT('crm')
  const mergeTags = useMergeTags()
  return (
    <>
      {templates.length > 1 && (
        <Field label={t('mailTemplate')}>
          <Select
            value={mail.mailtemplate_id}
            onChange={id => {
              const chosen = templates.find(template => template.id === id)
              if (chosen) set({ subject: chosen.subject, message: chosen.message, mailtemplate_id: chosen.id })
            }}
            options={templates.map(({ id, subject }) => ({ value: id, label: subject }))}
          />
        </Field>
      )}
      <Field label={t('field.assistmail.to')} required error={faults.to_email}>
        <TextInput
          type="email"
          value={mail.to_email}
          onChange={to_email => set({ to_email: to_email ?? '' })}
          autoComplete="off"
        />
      </Field>
      <Field label={t('field.assistmail.subject')} required error={faults.subject}>
        <TextInput value={mail.subject} onChange={subject => set({ subject: subject ?? '' })} maxLength={255} />
      </Field>
      <Field label={t('field.assistmail.content')} group error={faults.message}>
        <RichText
          label={t('field.assistmail.content')}
          value={mail.message}
          onChange={message => message !== mail.message && set({ message })}
          mergeTags={mergeTags}
          minHeight={180}
        />
      </Field>
    </>
  )
}
