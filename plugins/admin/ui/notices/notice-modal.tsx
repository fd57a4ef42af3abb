import { Checkbox, type ModuleTag, toast, useSave, useT } from '@core/ui'
import { FormModal, useFormItems } from '@core/ui/forms'
import described from '@openapi/fields/systemnotification'
import type { components } from '@openapi/schema'
import { useModules } from '../use-modules'
import './notices.css'

export type Notice = components['schemas']['systemnotification']

type NoticeValues = Record<string, unknown> &
  Pick<Notice, 'title' | 'content' | 'severity' | 'start_date' | 'end_date' | 'is_active' | 'modules'>

/** What all companies, or those with some modules, should know, and from when till when (R-SYSN-001, R-SYSN-002). */
export function NoticeModal({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const t = useT('admin')
  const create = useSave('post', '/api/systemnotification')
  const save = useSave('patch', '/api/systemnotification/{id}')
  const fields = useFormItems(described, {
    layout: [
      'title',
      'content',
      ['severity', 'start_date', 'end_date'],
      {
        name: 'modules',
        label: t('noticeModules'),
        help: t('noticeModulesHelp'),
        group: true,
        render: ({ value, onChange }) => (
          <ModuleChoice value={(value as ModuleTag[] | null) ?? []} onChange={onChange} />
        ),
      },
      'is_active',
    ],
    fields: { title: { autoFocus: true }, is_active: { kind: 'switch' } },
  })
  return (
    <FormModal<NoticeValues>
      title={t(notice ? 'editNotice' : 'newNotice')}
      fields={fields}
      values={notice ?? { severity: 'info', is_active: true, modules: [] }}
      onSave={(values, changed, headers) =>
        notice
          ? save.send({ params: { path: { id: notice.id } }, headers, body: changed })
          : create.send({ body: { ...values, modules: values.modules ?? [] } })
      }
      onSaved={() => toast(t('noticeSaved'))}
      onClose={onClose}
    />
  )
}

function ModuleChoice({ value, onChange }: { value: ModuleTag[]; onChange: (value: ModuleTag[]) => void }) {
  const { modules } = useModules()
  return (
    <div className="admin-modules">
      {modules.map(({ tag, name }) => (
        <Checkbox
          key={tag}
          checked={value.includes(tag)}
          onChange={on => onChange(on ? [...value, tag] : value.filter(other => other !== tag))}
        >
          {name}
        </Checkbox>
      ))}
    </div>
  )
}
