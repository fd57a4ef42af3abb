import { addDays, type FormItem, toast, today, useCall, useOwns, useSave, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { afterContact } from './after-contact'
import { usePhases } from './use-phases'

interface Contact extends Record<string, unknown> {
  contacttemplate_id: number | null
  note: string | null
  flow_phase_id: number | null
  next: string | null
  next_due: string | null
}

/** A moment of contact with a note of its own, the sub-status that follows, and what has to be done next. */
export function ContactModal({ flowId, onClose }: { flowId: number; onClose: () => void }) {
  const t = useT('crm')
  const templates = useCall('get', '/api/company/getcontacttemplates', undefined, { freshMs: 300_000 }).data ?? []
  const flow = useCall('get', '/api/flow/{id}', { params: { path: { id: flowId } } }).data
  const phases = usePhases()
  const hasActions = useOwns('BASIS')
  const save = useSave('post', '/api/flow/{id}/processcontactmoment', { refresh: [...afterContact.refresh] })
  const stage = flow?.status === 'unread' ? 'new' : flow?.status
  const own = stage && stage !== 'completed' && stage !== 'cancelled' ? phases.of(stage) : []
  const fields: FormItem<Contact>[] = [
    {
      name: 'contacttemplate_id',
      label: t('contactTemplate'),
      kind: 'select',
      options: templates.map(({ id, title }) => ({ value: id, label: title })),
      empty: t('none'),
    },
    {
      name: 'note',
      label: t('note'),
      kind: 'textarea',
      rows: 3,
      autoFocus: true,
      validate: (note, values) => (note || values.contacttemplate_id ? undefined : t('message_empty')),
    },
    {
      name: 'flow_phase_id',
      label: t('field.flow.flow_phase_id'),
      kind: 'select',
      options: own.map(({ id, description }) => ({ value: id, label: description })),
      empty: t('keepStatus'),
    },
    ...(hasActions
      ? ([
          { name: 'next', label: t('nextAction'), kind: 'text' },
          { name: 'next_due', label: t('nextActionDue'), kind: 'date', when: values => Boolean(values.next) },
        ] satisfies FormItem<Contact>[])
      : []),
  ]
  return (
    <FormModal<Contact>
      title={t('contactTitle')}
      size="small"
      verb={t('noteContact')}
      fields={fields}
      values={{ contacttemplate_id: null, note: null, flow_phase_id: null, next: null, next_due: addDays(today(), 1) }}
      onSave={({ next, next_due, ...body }) =>
        save.send({
          params: { path: { id: flowId } },
          body: {
            ...body,
            next_action: next ? { description: next, due_date: `${next_due ?? today()}T08:00:00.000Z` } : null,
          },
        })
      }
      onSaved={() => toast(t('contactNoted'))}
      onClose={onClose}
    />
  )
}
