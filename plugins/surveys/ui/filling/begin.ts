import { call, Problem } from '@core/ui'
import { withGroups } from '../../domain/work-out'
import type { FilledItem } from '../answers/asked-field'
import { NOTHING_TYPED } from './draft'
import { deviceKey, type KeptForm, keptFiles, keptForms, type Owner } from './on-device'

interface Wanted {
  readonly flowId: number
  readonly formId: number
  readonly description: string | null
  /** The same for the same wish, however often it is sent. */
  readonly key: string
}

/** Begins a form on the server; with the same key it is begun once. */
export const begin = ({ flowId, formId, description, key }: Wanted): Promise<FilledItem> =>
  call('post', '/api/flow/{id}/addflowdataitem', {
    params: { path: { id: flowId } },
    body: { vertical_id: formId, description },
    headers: { 'Idempotency-Key': key },
  })

/**
 * Begins a form on this device, where there is no connection; it is the server's as soon as there is one.
 *
 * @throws {Problem} 404 for a form that this device does not know
 */
export async function beginHere(user: Owner, { flowId, formId, description, key }: Wanted): Promise<FilledItem> {
  const form = (await call('get', '/api/company/getverticals')).find(({ id }) => id === formId)
  if (!form) throw new Problem(404)
  const fields = await call('get', '/api/company/getverticaldatafields')
  const now = new Date().toISOString()
  const item: FilledItem = {
    id: -1 - (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0),
    ...{ company_id: user.currentcompany_id, version: 0, created_at: now, updated_at: now, deleted_at: null },
    ...{ flow_id: flowId, flow_data_id: 0, vertical_id: form.id, verticalversion_id: 0, item_type: '', order: 0 },
    ...{ description, form_name: form.description, status: 'open', date_sent: null, sent_user_id: null, sent_by: null },
    ...{ field_values: {}, circular: [], not_asked: null, answered_by: {}, answerers: [] },
    ...{ asked_at: null, sent_by_customer: false },
    fields: withGroups(fields.filter(({ vertical_id }) => vertical_id === form.id)),
  }
  await keptForms.put(deviceKey(user, item.id), { item, draft: NOTHING_TYPED, conflicts: [], begunBy: key })
  return item
}

/**
 * Begins a form that was begun here on the server too, and moves what was filled in and taken to it. Cut off anywhere and
 * done again, it ends the same.
 *
 * @throws {Problem} when the server refuses or does not answer
 */
export async function beginThere(user: Owner, { item, begunBy = '' }: KeptForm): Promise<FilledItem> {
  const { flow_id, vertical_id, description } = item
  const made = await begin({ flowId: flow_id ?? 0, formId: vertical_id, description, key: begunBy })
  const [from, to] = [deviceKey(user, item.id), deviceKey(user, made.id)]
  for (const file of await keptFiles.all(from)) {
    await keptFiles.put(to + file.id, { ...file, item: { id: made.id, vertical_id } })
    await keptFiles.remove(from + file.id)
  }
  const kept = await keptForms.get(from)
  if (kept) await keptForms.put(to, { ...kept, item: made, begunBy: undefined })
  await keptForms.remove(from)
  return made
}
