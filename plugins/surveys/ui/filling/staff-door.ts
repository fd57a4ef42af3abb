import { call, download, keepAnswer, refreshCalls, upload } from '@core/ui'
import type { FilledItem } from '../answers/asked-field'
import type { FormDoor } from './door'
import { keptForms, type LocalFile } from './on-device'

/** Sends a photo or a file of a form; however often it is sent, it is there once. */
export async function sendFile({ id, item, place, as, file }: LocalFile): Promise<void> {
  const fields: Record<string, string | number> =
    as === 'picture'
      ? { flow_data_item_id: item.id, vertical_id: item.vertical_id, field_name: place }
      : { attachedfileable_type: 'flowdataitem', attachedfileable_id: item.id, field_name: place }
  await upload(`/api/${as}`, file, fields, 'file', undefined, id)
}

/** Says of a form that it is ready; with the same key it is said once. */
export const markSent = (id: number, key: string): Promise<FilledItem> =>
  call('post', '/api/flowdataitem/{id}/markSent', { params: { path: { id } }, headers: { 'Idempotency-Key': key } })

/** Staff fill a form in at its dossier; one that was begun here is kept whole until the server knows of it. */
export function staffDoor(item: FilledItem, key: string, begunBy: string | undefined): FormDoor {
  const params = { path: { id: item.id } }
  return {
    ofCustomer: false,
    async keep(kept) {
      if (kept) return keptForms.put(key, { item, begunBy, ...kept })
      await keptForms.remove(key)
      return true
    },
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
    markSent: finished => markSent(item.id, finished),
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
