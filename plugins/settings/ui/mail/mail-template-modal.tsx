import { ResourceModal, type RowOf, toast, useMergeTags, useT } from '@core/ui'
import described from '@openapi/fields/mailtemplate'
import { MAIL_TYPES } from '../../contract/mail-types'

export type MailTemplate = RowOf<'/api/mailtemplate'>

interface MailTemplateModalProps {
  /** Null makes a new one. */
  template: MailTemplate | null
  onClose: () => void
}

/** Subject and text of a mail, with fields that are filled in when it is sent (R-SET-003). */
export function MailTemplateModal({ template, onClose }: MailTemplateModalProps) {
  const t = useT('settings')
  const mergeTags = useMergeTags()
  return (
    <ResourceModal
      of={described}
      record={template}
      title={template ? t('editMail') : t('newMail')}
      size="large"
      layout={['type', 'subject', 'message', 'is_default']}
      fields={{
        type: {
          kind: 'select',
          width: 'half',
          options: MAIL_TYPES.map(value => ({ value, label: t(`mail_${value}`) })),
        },
        message: { mergeTags },
      }}
      values={{ type: 'loose_email' }}
      onSaved={() => toast(t('mailSaved'))}
      onClose={onClose}
    />
  )
}
