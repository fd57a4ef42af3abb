import { type Answer, call, refreshCalls, toast, useCall, useT } from '@core/ui'
import { FormModal, useFormItems } from '@core/ui/forms'
import described from '@openapi/fields/eventtrigger'
import type { components } from '@openapi/schema'

type Listed = Answer<'get', '/api/eventtrigger'>[number]
type Stored = components['schemas']['eventtrigger']
type Values = Record<string, unknown> & Pick<Stored, 'tag' | 'description' | 'flowstage' | 'is_active'>

interface EventTriggerModalProps {
  trigger: Listed
  onClose: () => void
}

/** What an event is called, under which stage rules list it, and whether new rules can listen to it. */
export function EventTriggerModal({ trigger, onClose }: EventTriggerModalProps) {
  const id = trigger.id
  const stored = useCall('get', '/api/eventtrigger/{id}', { params: { path: { id: id ?? 0 } } }, { enabled: !!id })
  // The form holds what it starts with from its first moment.
  if (id && !stored.data) return null
  return <EventTriggerForm trigger={trigger} stored={stored.data ?? null} onClose={onClose} />
}

function EventTriggerForm({ trigger, stored, onClose }: EventTriggerModalProps & { stored: Stored | null }) {
  const t = useT('admin')
  const fields = useFormItems(described, {
    layout: ['description', 'flowstage', 'is_active'],
    only: true,
    fields: { description: { placeholder: trigger.description }, is_active: { kind: 'switch' } },
  })
  const values: Values = stored ?? { tag: trigger.tag, description: null, flowstage: null, is_active: true }

  async function save(given: Values, changed: Partial<Values>, headers: { 'If-Match'?: string }): Promise<unknown> {
    const answer = stored
      ? await call('patch', '/api/eventtrigger/{id}', { params: { path: { id: stored.id } }, headers, body: changed })
      : await call('post', '/api/eventtrigger', { body: { ...given, tag: trigger.tag } })
    await refreshCalls('/api/eventtrigger')
    return answer
  }

  return (
    <FormModal<Values>
      title={trigger.description}
      fields={fields}
      values={values}
      onSave={save}
      onSaved={() => toast(t('eventTriggerSaved'))}
      onClose={onClose}
    >
      <p className="vk-text-2">{trigger.tag}</p>
    </FormModal>
  )
}
