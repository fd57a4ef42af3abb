import { call, download, keepAnswer, refreshCalls, upload } from '@core/ui'
import type { FilledItem } from '../answers/asked-field'
import type { FormDoor } from './door'
import { type KeptForm, keptForms, type LocalFile } from './on-device'
import { takeLeft } from './windows'

/** Sends a photo or a file of a form; however often it is sent, it is there once. */
export async function sendFile({ id, item, place, as, file, takenAt }: LocalFile): Promise<void> {
  const fields: Record<string, string | number> =
    as === 'picture'
      ? {
          flow_data_item_id: item.id,
          vertical_id: item.vertical_id,
          field_name: place,
          ...(takenAt ? { taken_at: takenAt } : {}),
        }
      : { attachedfileable_type: 'flowdataitem', attachedfileable_id: item.id, field_name: place }
  await upload(`/api/${as}`, file, fields, 'file', undefined, id)
}

/** Says of a form that it is ready; with the same key it is said once. */
export const markSent = (
  id: number,
  key: string,
  confirmed: Readonly<Record<string, number>> = {},
): Promise<FilledItem> =>
  call('post', '/api/flowdataitem/{id}/markSent', {
    params: { path: { id } },
    body: { confirmed },
    headers: { 'Idempotency-Key': key },
  })

/** How a form was begun here that the server does not know of. */
export type Begun = Pick<KeptForm, 'begunBy' | 'tried'>

/**
 * Staff fill a form in at its dossier; one that was begun here is kept whole until the server knows of it.
 *
 * @param key of the form on this device
 * @param own of the form in this window
 * @param begun for one that was begun here
 */
export function staffDoor(item: FilledItem, key: string, own: string, begun: Begun | undefined): FormDoor {
  const params = { path: { id: item.id } }
  return {
    ofCustomer: false,
    async keep(kept) {
      if (kept) return keptForms.put(own, { ...kept, item, ...begun })
      await keptForms.remove(own)
      return true
    },
    takeOver: keep => takeLeft(keptForms, { key, own }, keep),
    async save({ changes, seen }) {
      const body = { field_values: changes, seen_values: seen }
      const { conflicts, ...answer } = await call('patch', '/api/flowdataitem/{id}', { params, body })
      keepAnswer('/api/flowdataitem/{id}', { params }, answer)
      void refreshCalls('/api/flow/{id}/flowdataitems')
      return { field_values: answer.field_values, conflicts }
    },
    async sendFile(file) {
      await sendFile(file)
      await refreshCalls('/api/flowdataitem/{id}/getpictures', '/api/attachedfile', '/api/flow/{id}/flowdataitems')
    },
    markSent: (finished, confirmed) => markSent(item.id, finished, confirmed),
    putBack: () => call('post', '/api/flowdataitem/{id}/rollBackStatus', { params }),
    refresh: () => refreshCalls('/api/flowdataitem', '/api/flow', '/api/flowdata'),
    picture: (id, width) => ({ path: `/api/picture/${id}/showthumbnail?width=${width}`, method: 'POST' }),
    async download(id) {
      await download(`/api/attachedfile/${id}`)
    },
    async remove(kind, id) {
      await call('delete', `/api/${kind}/{id}`, { params: { path: { id } } })
      await refreshCalls('/api/picture', '/api/attachedfile', '/api/flowdataitem', '/api/flow')
    },
  }
}
