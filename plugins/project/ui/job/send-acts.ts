import { call, Problem, refreshCalls, sendForm, textOf, toast } from '@core/ui'
import { isForLater } from '@core/ui/records'
import { type KeptAct, keptActs, type Owner, ownerKey } from './on-device'

/**
 * Sends what was done at visits, in the order in which it was done and from one window at a time. What the server refuses
 * stays here and says why; what comes behind it goes on.
 *
 * @throws {Problem} when the server does not answer
 */
export async function sendActs(user: Owner): Promise<void> {
  await navigator.locks.request(`jobs ${ownerKey(user)}`, async () => {
    let sent = 0
    try {
      for (const [key, act] of await keptActs.entries(ownerKey(user))) if (await sendOne(key, act)) sent++
    } finally {
      if (sent)
        await refreshCalls(
          '/api/project',
          '/api/projectmaterial',
          '/api/workhour',
          '/api/task',
          '/api/picture',
          '/api/calendar',
        )
    }
  })
}

async function sendOne(key: string, act: KeptAct): Promise<boolean> {
  if (act.refusal) return false
  try {
    await sendAct(act)
    await keptActs.remove(key)
    return true
  } catch (error) {
    if (isForLater(error) || !(error instanceof Problem)) throw error
    await keptActs.put(key, { ...act, refusal: error.message })
    toast(textOf('project')('notTaken', { what: act.title, why: error.message }), { tone: 'danger' })
    return false
  }
}

async function sendAct(act: KeptAct): Promise<unknown> {
  const { project, task: task_id, at } = act
  const params = { path: { id: project } }
  if (act.kind === 'clockin') return call('post', '/api/project/{id}/clockin', { params, body: { at, task_id } })
  if (act.kind === 'clockout') return call('post', '/api/workhour/clockout', { body: { at } })
  if (act.kind === 'done') return call('post', '/api/project/{id}/finishvisit', { params, body: { task_id, at } })
  if (act.kind === 'material') {
    const { material_id, amount } = act
    return call('post', '/api/project/{id}/usematerial', { params, body: { material_id, amount } })
  }
  if (act.kind === 'extra') {
    const { item_name, amount, id } = act
    const headers = { 'Idempotency-Key': id }
    return call('post', '/api/project/{id}/usematerial', { params, headers, body: { item_name, amount } })
  }
  const body = new FormData()
  body.append('picturable_type', 'project')
  body.append('picturable_id', String(project))
  body.append('taken_at', at)
  body.append('file', act.file)
  return sendForm('/api/picture', body, act.id)
}
