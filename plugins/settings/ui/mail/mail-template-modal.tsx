import { type RowOf, toast, useMergeTags, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/mailtemplate'
import { useMailKinds } from './use-mail-kinds'

export type MailTemplate = RowOf<'/api/mailtemplate'>

interface MailTemplateModalProps {
  /** Null makes a new one. */
  template: MailTemplate | null
  onClose: () => void
}

/** Subject and text of a mail, with fields that are filled in when it is sent (R-SET-003). */
export function MailTemplateModal({ template, onClose }: MailTemplateModalProps) {
  const t = useT('settings')
  const kinds = useMailKinds()
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
          options: kinds.map(({ type, label }) => ({ value: type, label })),
        },
        message: { mergeTags },
      }}
      values={{ type: 'loose_email' }}
      onSaved={() => toast(t('mailSaved'))}
      onClose={onClose}
    />
  )
}
