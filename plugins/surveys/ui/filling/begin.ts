import { call, Problem } from '@core/ui'
import { defaultAnswers } from '../../domain/default-answers'
import { workedOut } from '../../domain/kept-form'
import type { FilledItem } from '../answers/asked-field'
import { NOTHING_KEPT } from './join-kept'
import { deviceKey, type KeptForm, keptFiles, keptForms, type Owner } from './on-device'

interface Wanted {
  readonly flowId: number
  /** What of the dossier it is kept with; with the dossier itself unless told. */
  readonly holderId?: number | undefined
  readonly formId: number
  readonly description: string | null
  /** What it asks, where it was begun before the server heard of it. */
  readonly versionId?: number | undefined
  /** The same for the same wish, however often it is sent. */
  readonly key: string
}

/** Begins a form on the server; with the same key it is begun once. */
export const begin = ({ flowId, holderId, formId, description, versionId, key }: Wanted): Promise<FilledItem> =>
  call('post', '/api/flow/{id}/addflowdataitem', {
    params: { path: { id: flowId } },
    body: {
      ...{ vertical_id: formId, description },
      ...(versionId ? { verticalversion_id: versionId } : {}),
      ...(holderId ? { flow_data_id: holderId } : {}),
    },
    headers: { 'Idempotency-Key': key },
  })

/**
 * Begins a form on this device, where there is no connection; it is the server's as soon as there is one.
 *
 * @param tried the server was asked and did not answer: it may have begun the form all the same
 * @throws {Problem} 404 for a form that this device does not know
 */
export async function beginHere(
  user: Owner,
  { flowId, holderId = 0, formId, description, key }: Wanted,
  tried: boolean,
): Promise<FilledItem> {
  const versions = await call('get', '/api/company/getverticalversions')
  const version = versions.find(({ vertical_id }) => vertical_id === formId)
  if (!version) throw new Problem(404)
  const now = new Date().toISOString()
  const item: FilledItem = {
    id: -1 - (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0),
    ...{ company_id: user.currentcompany_id, version: 0, created_at: now, updated_at: now, deleted_at: null },
    ...{
      flow_id: flowId,
      flow_data_id: holderId,
      vertical_id: formId,
      verticalversion_id: version.id,
      item_type: '',
      order: 0,
    },
    ...{
      description,
      form_name: version.description,
      status: 'open',
      date_sent: null,
      sent_user_id: null,
      sent_by: null,
    },
    ...{ ...workedOut(version.fields, defaultAnswers(version.fields)), answered_by: {}, answerers: [] },
    ...{ asked_at: null, sent_by_customer: false },
    fields: version.fields,
  }
  await keptForms.put(deviceKey(user, item.id), { ...NOTHING_KEPT, item, begunBy: key, tried })
  return item
}

/**
 * Begins a form that was begun here on the server too, and moves what was filled in and taken to it. Cut off anywhere and
 * done again, it ends the same.
 *
 * @throws {Problem} when the server refuses or does not answer
 */
export async function beginThere(user: Owner, { item, begunBy = '', tried = false }: KeptForm): Promise<FilledItem> {
  const made = await beginOnVersion(item, begunBy, tried)
  const { vertical_id } = item
  const [from, to] = [deviceKey(user, item.id), deviceKey(user, made.id)]
  for (const file of await keptFiles.all(from)) {
    await keptFiles.put(to + file.id, { ...file, item: { ...file.item, id: made.id, vertical_id } })
    await keptFiles.remove(from + file.id)
  }
  for (const [window, kept] of await keptForms.entries(from)) {
    await keptForms.put(to + window.slice(from.length), { ...kept, item: made, begunBy: undefined })
    await keptForms.remove(window)
  }
  return made
}

/** Begins a form on the version that was filled in. */
async function beginOnVersion(
  { flow_id, flow_data_id, vertical_id: formId, verticalversion_id: versionId, description }: FilledItem,
  key: string,
  tried: boolean,
): Promise<FilledItem> {
  const wanted = { flowId: flow_id ?? 0, holderId: flow_data_id || undefined, formId, description }
  if (!tried) return begin({ ...wanted, versionId, key })
  // The same wish once more answers what came of the first one.
  const first = await begin({ ...wanted, key })
  if (first.verticalversion_id === versionId) return first
  // The office changed the form in between: that one is empty, and asks something else.
  const made = await begin({ ...wanted, versionId, key: `${key} on ${versionId}` })
  await call('delete', '/api/flowdataitem/{id}', { params: { path: { id: first.id } } }).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status !== 404) throw error
  })
  return made
}
