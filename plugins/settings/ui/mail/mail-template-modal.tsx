import { ResourceModal, type RowOf, toast, useT } from '@core/ui'
import described from '@openapi/fields/mailtemplate'
import { useOwnTags } from '@plugins/crm/contract/own-tags'
import { MAIL_TYPES } from '../../contract/mail-types'
import { mailTags } from './mail-tags'

export type MailTemplate = RowOf<'/api/mailtemplate'>

interface MailTemplateModalProps {
  /** Null makes a new one. */
  template: MailTemplate | null
  onClose: () => void
}

/** Subject and text of a mail, with fields that are filled in when it is sent (R-SET-003). */
export function MailTemplateModal({ template, onClose }: MailTemplateModalProps) {
  const t = useT('settings')
  const own = useOwnTags()
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
        message: { mergeTags: [...mailTags.map(([tag, key]) => ({ tag, label: t(key) })), ...own] },
      }}
      values={{ type: 'loose_email' }}
      onSaved={() => toast(t('mailSaved'))}
      onClose={onClose}
    />
  )
}
