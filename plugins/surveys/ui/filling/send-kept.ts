import { call, Problem, refreshCalls, textOf, toast } from '@core/ui'
import { isForLater } from '@core/ui/records'
import { beginThere } from './begin'
import { type Draft, leftOf, partOf } from './draft'
import { joinAll, withMisfits } from './join-kept'
import { inOrder, sendLocalFile } from './local-files'
import { nameOf } from './name-of'
import { deviceKey, isBegunHere, type KeptForm, keptFiles, keptForms, type Owner } from './on-device'
import { markSent, sendFile } from './staff-door'
import { takeLeft, unlessOpen } from './windows'

/** Sends what these forms left on this device, of those that are not open in a window: that one sends it itself. */
export async function sendKept(user: Owner, forms: ReadonlySet<number>): Promise<void> {
  let sent = 0
  for (const id of forms)
    await unlessOpen(deviceKey(user, id), async () => {
      if (await sendForm(user, id)) sent++
    })
  if (!sent) return
  toast(textOf('surveys')('formsArrived', { count: sent }))
  await refreshCalls('/api/flowdataitem', '/api/flow')
}

/**
 * Sends all of one form; answers whether the server has it. What it refuses stays on the device, and is told where the form
 * is shown.
 *
 * @throws {Problem} when the server does not answer
 */
async function sendForm(user: Owner, id: number): Promise<boolean> {
  const key = deviceKey(user, id)
  const kept = await asOne(key)
  // A window that opened the form took it over.
  if (!kept && !(await keptFiles.all(key)).length) return false
  try {
    if (kept && isBegunHere({ id })) return await sendForm(user, (await beginThere(user, kept)).id)
    const left = kept && (await sendAnswers(key, kept))
    const refused = await sendFiles(key)
    if (refused || (left && waitsForSomebody(left))) return false
    if (left?.finished) await markSent(id, left.finished, left.confirmed)
    await keptForms.remove(key)
    return true
  } catch (error) {
    if (isForLater(error) || !(error instanceof Problem)) throw error
    await noteRefusal(key, error)
    return false
  }
}

/** What all windows left of a form, at one place. */
async function asOne(key: string): Promise<KeptForm | undefined> {
  await takeLeft(keptForms, { key, own: key }, async left => {
    const before = await keptForms.get(key)
    const joined = joinAll(before ? [before, ...left] : left, ({ item }) => item.fields ?? [])
    if (joined) await keptForms.put(key, joined)
  })
  return keptForms.get(key)
}

/** Nobody but who filled it in can say what becomes of it. */
const waitsForSomebody = ({ draft, conflicts, misfits = [] }: KeptForm): boolean =>
  conflicts.length + misfits.length + Object.keys(draft.changes).length > 0

/** What the server refuses is told where the form is shown: first once here, so that whoever sent it looks. */
async function noteRefusal(key: string, { message: refusal }: Problem): Promise<void> {
  const kept = await keptForms.get(key)
  if (!kept || kept.refusal === refusal) return
  await keptForms.put(key, { ...kept, refusal, finished: undefined })
  toast(textOf('surveys')('notTaken', { name: nameOf(kept.item), why: refusal }), { tone: 'danger' })
}

/** Sends photos and files in order; answers whether one of them was refused. */
async function sendFiles(key: string): Promise<boolean> {
  let refused = false
  for (const file of inOrder(await keptFiles.all(key))) if (await sendLocalFile(key, file, sendFile)) refused = true
  return refused
}

/**
 * Sends answers; what the server refuses of them stays behind alone.
 *
 * @throws {Problem} when it refuses some
 */
async function sendAnswers(key: string, kept: KeptForm): Promise<KeptForm> {
  const fields = kept.item.fields ?? []
  const sifted = withMisfits(fields, kept)
  try {
    return await sendPart(key, sifted, sifted.draft)
  } catch (error) {
    const refused = error instanceof Problem && error.status === 422 ? namesIn(error.fields) : new Set<string>()
    if (refused.size)
      await sendPart(
        key,
        sifted,
        partOf(sifted.draft, name => !refused.has(name)),
      )
    throw error
  }
}

const namesIn = (errors: Problem['fields']): ReadonlySet<string> =>
  new Set(Object.keys(errors).flatMap(place => place.split('.')[1] ?? []))

async function sendPart(key: string, kept: KeptForm, sent: Draft): Promise<KeptForm> {
  const { item } = kept
  if (!Object.keys(sent.changes).length) return kept
  const { conflicts, ...answer } = await call('patch', '/api/flowdataitem/{id}', {
    params: { path: { id: item.id } },
    body: { field_values: sent.changes, seen_values: sent.seen },
  })
  const { left } = leftOf(item.fields ?? [], kept.draft, sent, answer.field_values)
  const now = { ...kept, item: answer, draft: left, conflicts: [...kept.conflicts, ...conflicts] }
  // A window that opened the form meanwhile took it over.
  if (await keptForms.get(key)) await keptForms.put(key, now)
  return now
}
