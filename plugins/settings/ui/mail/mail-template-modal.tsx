import { type FormItem, FormModal, type RowOf, toast, useSave, useT } from '@core/ui'
import { useOwnTags } from '@plugins/crm/contract/own-tags'
import { MAIL_TYPES, type MailType } from '../../contract/mail-types'
import { mailTags } from './mail-tags'

export type MailTemplate = RowOf<'/api/mailtemplate'>

interface MailValues extends Record<string, unknown> {
  type: string
  subject: string
  message: string
  is_default: boolean
}

interface MailTemplateModalProps {
  /** Null makes a new one. */
  template: MailTemplate | null
  onClose: () => void
}

/** Subject and text of a mail, with fields that are filled in when it is sent (R-SET-003). */
export function MailTemplateModal({ template, onClose }: MailTemplateModalProps) {
  const t = useT('settings')
  const own = useOwnTags()
  const create = useSave('post', '/api/mailtemplate')
  const save = useSave('patch', '/api/mailtemplate/{id}')
  const typeName = (type: MailType) => t(`mail_${type}`)
  const fields: FormItem<MailValues>[] = [
    {
      name: 'type',
      label: t('mailType'),
      kind: 'select',
      required: true,
      width: 'half',
      options: MAIL_TYPES.map(value => ({ value, label: typeName(value) })),
    },
    { name: 'subject', label: t('subject'), required: true, maxLength: 255 },
    {
      name: 'message',
      label: t('text'),
      kind: 'richtext',
      required: true,
      mergeTags: [...mailTags.map(([tag, key]) => ({ tag, label: t(key) })), ...own],
    },
    { name: 'is_default', label: t('isDefault'), kind: 'checkbox', help: t('isDefaultHelp') },
  ]
  return (
    <FormModal<MailValues>
      title={template ? t('editMail') : t('newMail')}
      size="large"
      fields={fields}
      values={template ?? { type: 'loose_email' }}
      onSave={(values, changed) =>
        template
          ? save.send({ params: { path: { id: template.id } }, body: changed })
          : create.send({ body: { ...values, is_default: values.is_default === true } })
      }
      onSaved={() => toast(t('mailSaved'))}
      onClose={onClose}
    />
  )
}
