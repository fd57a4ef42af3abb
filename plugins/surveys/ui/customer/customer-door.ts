import { call, deviceStore, download, keepAnswer, refreshCalls, upload } from '@core/ui'
import type { FormDoor, FormItem, KeptDraft } from '../filling/door'
import { keptFiles } from '../filling/on-device'
import { takeLeft } from '../filling/windows'

/** What customers filled in on this device and the server has not got. */
export const keptByCustomer = deviceStore<CustomerDraft>('customerform')

interface CustomerDraft extends KeptDraft {
  /** When something was filled in last, in milliseconds since 1970. */
  readonly keptAt?: number
}

/** Days that a device keeps what a customer filled in and did not send: nobody signs in there, so that others can use it. */
const DAYS = 30
const DAY_MS = 86_400_000

/** Erases what customers left on this device too long ago, by whichever link. */
export async function forgetOld(now = Date.now()): Promise<void> {
  const isOld = (at = now): boolean => at <= now - DAYS * DAY_MS
  for (const [key, { keptAt }] of await keptByCustomer.entries(ALL_LINKS))
    if (isOld(keptAt)) await keptByCustomer.remove(key)
  for (const [key, { addedAt }] of await keptFiles.entries(ALL_LINKS)) if (isOld(addedAt)) await keptFiles.remove(key)
}

const ALL_LINKS = 'customer/'

/** What belongs to one link on this device. */
const linkKey = (hash: string): string => `${ALL_LINKS}${hash}/`

/** What belongs to one form of a link; files of it are kept under it too. */
export const customerKey = (hash: string, id: number): string => `${linkKey(hash)}${id}/`

/** Forgets what was filled in here on a form that nobody asks for any more. */
export async function forgetByCustomer(key: string): Promise<void> {
  for (const { id } of await keptFiles.all(key)) await keptFiles.remove(key + id)
  for (const [own] of await keptByCustomer.entries(key)) await keptByCustomer.remove(own)
}

/**
 * The customer of a dossier fills a form in by its link.
 *
 * @param own of the form in this window
 */
export function customerDoor({ id }: Pick<FormItem, 'id'>, hash: string, own: string): FormDoor {
  const params = { path: { id } }
  const key = customerKey(hash, id)
  const taken = (kind: string, takenId: number) => `/api/flowdataitem/${id}/${kind}bycustomer/${takenId}`
  const refresh = () => refreshCalls('/api/flowdataitem', '/api/flow/{hash}/formsbycustomer')
  return {
    ofCustomer: true,
    async keep(kept) {
      if (kept) return keptByCustomer.put(own, { ...kept, keptAt: Date.now() })
      await keptByCustomer.remove(own)
      return true
    },
    async takeOver(keep) {
      await forgetOld()
      await takeLeft(keptByCustomer, { key, own }, keep)
    },
    async save({ changes, seen }) {
      const body = { hash, field_values: changes, seen_values: seen }
      const { conflicts, ...answer } = await call('post', '/api/flowdataitem/{id}/updateByCustomer', { params, body })
      const query = { hash }
      keepAnswer('/api/flowdataitem/{id}/getbycustomer', { params: { ...params, query } }, answer)
      void refreshCalls('/api/flow/{hash}/formsbycustomer')
      return { field_values: answer.field_values, conflicts }
    },
    async sendFile({ id: once, place, as, file, takenAt }) {
      const kind = as === 'picture' ? 'picture' : 'file'
      const fields = { hash, field_name: place, ...(as === 'picture' && takenAt ? { taken_at: takenAt } : {}) }
      await upload(`/api/flowdataitem/${id}/${kind}bycustomer`, file, fields, 'file', undefined, once)
      await refresh()
    },
    markSent: (finished, confirmed) =>
      call('post', '/api/flowdataitem/{id}/sendByCustomer', {
        params,
        body: { hash, confirmed },
        headers: { 'Idempotency-Key': finished },
      }),
    refresh,
    picture: (takenId, width) => ({ path: `${taken('picture', takenId)}?hash=${hash}&width=${width}`, method: 'GET' }),
    async download(takenId) {
      await download(`${taken('file', takenId)}?hash=${hash}`)
    },
    async remove(as, takenId) {
      const init = { params: { path: { id, taken_id: takenId } }, body: { hash } }
      if (as === 'picture') await call('post', '/api/flowdataitem/{id}/picturebycustomer/{taken_id}/remove', init)
      else await call('post', '/api/flowdataitem/{id}/filebycustomer/{taken_id}/remove', init)
      await refresh()
    },
  }
}
