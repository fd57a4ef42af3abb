import { type FormItem, type RowOf, Select, TextInput, useMergeTags, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'

export type Connection = RowOf<'/api/webhookconnection'>
export type TagRule = Connection['body_tags'][number]

interface Values extends Record<string, unknown> {
  fieldkey: string
  fieldvalue: string | null
  nullvalue: string | null
  example: string | null
}

interface TagRuleModalProps {
  /** What is changed; none makes a new one. */
  rule: TagRule | null
  onSave: (rule: TagRule) => Promise<unknown>
  onClose: () => void
}

/** One field of a call: its name, what goes in, what stands for nothing, and what a test sends (MOD-061). */
export function TagRuleModal({ rule, onSave, onClose }: TagRuleModalProps) {
  const t = useT('integrations')
  const fields: FormItem<Values>[] = [
    {
      ...{ name: 'fieldkey', label: t('fieldkey'), help: t('fieldkeyHelp') },
      ...{ required: true, maxLength: 255, autoFocus: true },
    },
    {
      ...{ name: 'fieldvalue', label: t('fieldvalue'), help: t('fieldvalueHelp'), group: true },
      render: ({ value, onChange }) => <TagValue value={typeof value === 'string' ? value : ''} onChange={onChange} />,
    },
    { name: 'nullvalue', label: t('nullvalue'), help: t('nullvalueHelp'), maxLength: 2000, width: 'half' },
    { name: 'example', label: t('example'), help: t('exampleHelp'), maxLength: 2000, width: 'half' },
  ]
  const { fieldkey = '', fieldvalue = null, nullvalue = null, example = null } = rule ?? {}
  return (
    <FormModal<Values, unknown>
      title={t(rule ? 'editTag' : 'newTag')}
      verb={t(rule ? 'save' : 'add')}
      values={{ fieldkey, fieldvalue, nullvalue, example }}
      fields={fields}
      onSave={onSave}
      onSaved={onClose}
      onClose={onClose}
    />
  )
}

/** A text with merge tags, which can be chosen from a list. */
function TagValue({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT('integrations')
  const options = useMergeTags().map(({ tag, label }) => ({ value: tag, label }))
  return (
    <div className="integrations-tag-value">
      <TextInput value={value} maxLength={2000} aria-label={t('fieldvalue')} onChange={onChange} />
      <Select
        value=""
        aria-label={t('insertTag')}
        options={[{ value: '', label: t('insertTag') }, ...options]}
        onChange={tag => tag && onChange(`${value}{{${tag}}}`)}
      />
    </div>
  )
}
