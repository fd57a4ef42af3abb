import { IconFilePlus, type IconHistory, IconPencil, IconRestore, IconSend, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCustomFields } from '../custom-fields/use-custom-fields.ts'
import { Timeline } from '../data/timeline.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { LoadingState } from '../feedback/skeleton.tsx'
import { toast, toastProblem } from '../feedback/toast.tsx'
import { type FormField, type FormItem, isField } from '../form/form-field.ts'
import { spokenValue } from '../form/spoken-value.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Drawer } from '../overlays/drawer.tsx'
import { refreshCalls } from '../query/query-client.ts'
import { type LogLine, resourceCalls } from '../query/resource-calls.ts'
import { RecordName } from '../resource/record-name.tsx'
import { ChangeLine } from './change-line.tsx'
import { changesOf, type FieldChange, undoing } from './record-history.ts'

export interface HistoryOf {
  /** Address of its list: `/api/relation`. */
  resource: string
  row: { id: number }
  /** How its forms ask its fields: their words for what changed, and what can be taken back. */
  // biome-ignore lint/suspicious/noExplicitAny: a form of any shape will do
  fields?: readonly FormItem<any>[]
}

/** Who changed what of a record and when, newest first (R-LOG-001); read when it opens. */
export function HistoryDrawer({ resource, row, fields = [], onClose }: HistoryOf & { onClose: () => void }) {
  const t = useCoreT()
  const custom = useCustomFields(resource) ?? []
  const calls = resourceCalls(resource)
  const log = useQuery({
    queryKey: [`${resource}/log`, row.id],
    queryFn: ({ signal }) => calls.log(row.id, signal),
    staleTime: 0,
  })
  const lines = log.data ?? []
  const changes = changesOf(lines, row)

  async function takeBack(change: FieldChange): Promise<void> {
    try {
      await calls.patch(row.id, undoing(change))
      toast(t('historyUndone', { field: named(change.field).label }))
    } catch (error) {
      toastProblem(error)
    }
    await refreshCalls('/api')
  }

  function named(name: string): { label: string; field?: FormField } {
    const own = custom.find(({ key }) => `custom_fields.${key}` === name)
    if (own) return { label: own.label, field: { name, label: own.label, kind: own.type === 'date' ? 'date' : 'text' } }
    const field = (fields as readonly FormItem[])
      .filter(isField)
      .find(asked => asked.name === name || `${asked.name}_id` === name)
    if (field) return { label: field.label, field: field as FormField }
    const words = name.replace(/_id$/, '').replaceAll('_', ' ')
    return { label: words.charAt(0).toUpperCase() + words.slice(1) }
  }

  return (
    <Drawer title={t('history')} onClose={onClose}>
      {log.isError && <ErrorState error={log.error} compact onRetry={() => void log.refetch()} />}
      {log.isPending && <LoadingState lines={6} />}
      {log.data?.length === 0 && <p className="vk-text-2">{t('historyEmpty')}</p>}
      <Timeline
        entries={lines.map(line => ({
          id: line.id,
          icon: icons[line.description] ?? IconSend,
          title: titleOf(line, t),
          when: line.created_at,
          text: whoDid(line, t),
          extra: changes.get(line.id)?.map(change => {
            const { label, field } = named(change.field)
            return (
              <ChangeLine
                key={change.field}
                label={label}
                before={shownValue(field, change.before)}
                after={shownValue(field, change.after)}
                onUndo={change.newest && field && !field.disabled ? () => void takeBack(change) : undefined}
              />
            )
          }),
        }))}
      />
    </Drawer>
  )
}

/** A value in words, another record by its name; undefined when words cannot tell it. */
function shownValue(field: FormField | undefined, value: unknown): ReactNode {
  if (!field?.reference || typeof value !== 'number') return spokenValue(field, value)
  return <RecordName reference={field.reference} id={value} />
}

const icons: Record<string, typeof IconHistory> = {
  created: IconFilePlus,
  updated: IconPencil,
  deleted: IconTrash,
  restored: IconRestore,
}

const spoken = {
  created: 'historyCreated',
  updated: 'historyUpdated',
  deleted: 'historyDeleted',
  restored: 'historyRestored',
  sent: 'historySent',
  approved: 'historyApproved',
  rejected: 'historyRejected',
  expired: 'historyExpired',
} as const

function titleOf({ description }: LogLine, t: ReturnType<typeof useCoreT>): string {
  const key = spoken[description as keyof typeof spoken] as (typeof spoken)[keyof typeof spoken] | undefined
  return key ? t(key) : t('historyOther', { what: description.replaceAll('_', ' ') })
}

function whoDid(line: LogLine, t: ReturnType<typeof useCoreT>): string {
  const own = line.user_fullname ?? line.customer_name
  // What the platform did by itself, it did for nobody.
  if (!own && line.impersonator_name) return line.impersonator_name
  const name = own ?? t('historySystem')
  return line.impersonator_name ? t('historyFor', { admin: line.impersonator_name, user: name }) : name
}
