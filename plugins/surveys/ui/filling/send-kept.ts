import { call, Problem, refreshCalls, textOf, toast, toastProblem } from '@core/ui'
import { isForLater } from '@core/ui/records'
import { beginThere } from './begin'
import { leftOf } from './draft'
import { deviceKey, isBegunHere, type KeptForm, keptFiles, keptForms, lockOf, type Owner } from './on-device'
import { markSent, sendFile } from './staff-door'

/** Sends what these forms left on this device, of those that are not open in a window: that one sends it itself. */
export async function sendKept(user: Owner, forms: ReadonlySet<number>): Promise<void> {
  if (!navigator.locks) return
  let sent = 0
  for (const id of forms)
    await navigator.locks.request(lockOf(deviceKey(user, id)), { ifAvailable: true }, async lock => {
      if (lock && (await sendForm(user, id))) sent++
    })
  if (!sent) return
  toast(textOf('surveys')('formsArrived', { count: sent }))
  await refreshCalls('/api/flowdataitem', '/api/flow')
}

/**
 * Sends all of one form; answers whether the server has it. What it refuses stays on the device, and is told where the form
 * is opened.
 *
 * @throws {Problem} when the server does not answer
 */
async function sendForm(user: Owner, id: number): Promise<boolean> {
  const key = deviceKey(user, id)
  const kept = await keptForms.get(key)
  try {
    if (kept && isBegunHere({ id })) return await sendForm(user, (await beginThere(user, kept)).id)
    const left = kept && (await sendAnswers(key, kept))
    for (const file of await keptFiles.all(key)) {
      await sendFile(file)
      await keptFiles.remove(key + file.id)
    }
    if (left?.conflicts.length) return false
    if (left?.finished) await markSent(id, left.finished).catch(isNotTaken)
    await keptForms.remove(key)
    return true
  } catch (error) {
    if (error instanceof Problem && !error.unreachable) return false
    throw error
  }
}

/** A form that may not be sent as it is: it stays open, with all that was filled in, and whoever sent it is told why. */
function isNotTaken(error: unknown): void {
  if (isForLater(error)) throw error
  toastProblem(error)
}

async function sendAnswers(key: string, kept: KeptForm): Promise<KeptForm> {
  const { item, draft } = kept
  if (!Object.keys(draft.changes).length) return kept
  const { conflicts, ...answer } = await call('patch', '/api/flowdataitem/{id}', {
    params: { path: { id: item.id } },
    body: { field_values: draft.changes, seen_values: draft.seen },
  })
  const { left } = leftOf(item.fields ?? [], draft, draft, answer.field_values)
  const now = { ...kept, item: answer, draft: left, conflicts: [...kept.conflicts, ...conflicts] }
  await keptForms.put(key, now)
  return now
}
