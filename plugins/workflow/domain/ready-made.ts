import { EVERYONE, HANDLER } from './rule-target'
import { MINUTES, type Unit } from './units'

/** A rule to start from. Its name and its text are texts of the plugin: `ready_big_quotation`, `ready_big_quotation_text`. */
interface ReadyMade {
  readonly key: string
  readonly event_trigger_tag: string
  readonly type: string
  readonly user_id?: number
  /** A value of the input of its action instead of a text of the plugin. */
  readonly value?: string
  readonly delay?: readonly [count: number, unit: Unit]
  readonly cancel_tags?: readonly string[]
  readonly conditions?: readonly {
    readonly field_name: string
    readonly operator: string
    readonly field_value: string
  }[]
}

const todo = { type: 'basis.make-action', user_id: HANDLER } as const

/** What installers have done by themselves first. */
export const READY_MADE: readonly ReadyMade[] = [
  {
    ...todo,
    key: 'call_after_quotation',
    event_trigger_tag: 'quotation_sent',
    delay: [3, 'day'],
    cancel_tags: ['quotation_approved', 'quotation_rejected', 'quotation_cancelled'],
  },
  {
    key: 'big_quotation',
    event_trigger_tag: 'quotation_sent',
    type: 'crm.notify',
    user_id: EVERYONE,
    conditions: [{ field_name: 'amount_exc_vat', operator: 'isbigger', field_value: '10000' }],
  },
  { ...todo, key: 'order_material', event_trigger_tag: 'quotation_approved' },
  { ...todo, key: 'expired_quotation', event_trigger_tag: 'quotation_expired' },
  {
    key: 'new_request_waits',
    event_trigger_tag: 'flow_created_by_website',
    type: 'crm.notify',
    user_id: EVERYONE,
    delay: [1, 'hour'],
    cancel_tags: ['handler_changed', 'message_by_user', 'flow_status_intake', 'flow_cancelled'],
  },
  {
    ...todo,
    key: 'answer_customer',
    event_trigger_tag: 'message_by_customer',
    delay: [1, 'day'],
    cancel_tags: ['message_by_user', 'flow_cancelled'],
  },
  {
    ...todo,
    key: 'quotation_after_survey',
    event_trigger_tag: 'intake_completed',
    delay: [2, 'day'],
    cancel_tags: ['quotation_created', 'flow_cancelled'],
  },
  { key: 'start_project', event_trigger_tag: 'confirmation_approved', type: 'crm.set-stage', value: 'project' },
  { ...todo, key: 'final_invoice', event_trigger_tag: 'project_completed' },
  {
    ...todo,
    key: 'yearly_service',
    event_trigger_tag: 'project_completed',
    delay: [1, 'year'],
    cancel_tags: ['flow_cancelled'],
  },
  { ...todo, key: 'overdue_invoice', event_trigger_tag: 'invoice_overdue' },
  {
    key: 'incident_waits',
    event_trigger_tag: 'incident_created',
    type: 'crm.notify',
    user_id: EVERYONE,
    delay: [1, 'day'],
    cancel_tags: ['incident_resolved', 'flow_cancelled'],
  },
]

/** The rule as it is kept; `words` answers the texts of the plugin. */
export function ruleOf(one: ReadyMade, words: (key: string) => string) {
  const [count, unit] = one.delay ?? [0, null]
  return {
    event_trigger_tag: one.event_trigger_tag,
    type: one.type,
    description: words(`ready_${one.key}`),
    text: one.value ?? words(`ready_${one.key}_text`),
    user_id: one.user_id ?? null,
    is_delayed: count > 0,
    delaytime: unit ? count * MINUTES[unit] : 0,
    delaytime_unit: unit,
    cancel_tags: one.cancel_tags?.join(',') ?? null,
    conditions: (one.conditions ?? []).map(condition => ({
      ...condition,
      pretty_description: words(`ready_${one.key}_condition`),
    })),
  }
}
