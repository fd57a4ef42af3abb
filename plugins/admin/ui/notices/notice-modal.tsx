import {
  Checkbox,
  type FormItem,
  FormModal,
  type ModuleTag,
  moduleName,
  moduleOrder,
  toast,
  useSave,
  useT,
} from '@core/ui'
import type { components } from '@openapi/schema'
import './notices.css'

export type Notice = components['schemas']['systemnotification']

interface NoticeValues extends Record<string, unknown> {
  title: string
  content: string | null
  severity: Notice['severity']
  start_date: string | null
  end_date: string | null
  is_active: boolean
  modules: ModuleTag[]
}

const severities = ['info', 'success', 'warning', 'danger'] as const
const fresh = { severity: 'info', is_active: true, modules: [] } as const

/** What all companies, or those with some modules, should know, and from when till when (R-SYSN-001, R-SYSN-002). */
export function NoticeModal({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const t = useT('admin')
  const create = useSave('post', '/api/systemnotification')
  const save = useSave('patch', '/api/systemnotification/{id}')
  const fields: FormItem<NoticeValues>[] = [
    { name: 'title', label: t('noticeTitle'), required: true, autoFocus: true },
    { name: 'content', label: t('noticeContent'), kind: 'richtext' },
    {
      name: 'severity',
      label: t('severity'),
      kind: 'select',
      required: true,
      options: severities.map(value => ({ value, label: t(`severity_${value}`) })),
      width: 'third',
    },
    { name: 'start_date', label: t('startDate'), kind: 'date', width: 'third' },
    { name: 'end_date', label: t('endDate'), kind: 'date', width: 'third' },
    {
      name: 'modules',
      label: t('noticeModules'),
      help: t('noticeModulesHelp'),
      group: true,
      render: ({ value, onChange }) => <ModuleChoice value={(value as ModuleTag[] | null) ?? []} onChange={onChange} />,
    },
    { name: 'is_active', label: t('noticeActive'), kind: 'switch' },
  ]
  return (
    <FormModal<NoticeValues>
      title={t(notice ? 'editNotice' : 'newNotice')}
      fields={fields}
      values={notice ?? { ...fresh, modules: [...fresh.modules] }}
      onSave={(values, changed) =>
        notice
          ? save.send({ params: { path: { id: notice.id } }, body: changed })
          : create.send({ body: { ...values, modules: values.modules ?? [] } })
      }
      onSaved={() => toast(t('noticeSaved'))}
      onClose={onClose}
    />
  )
}

function ModuleChoice({ value, onChange }: { value: ModuleTag[]; onChange: (value: ModuleTag[]) => void }) {
  return (
    <div className="admin-modules">
      {moduleOrder.map(tag => (
        <Checkbox
          key={tag}
          checked={value.includes(tag)}
          onChange={on => onChange(on ? [...value, tag] : value.filter(other => other !== tag))}
        >
          {moduleName(tag)}
        </Checkbox>
      ))}
    </div>
  )
}
