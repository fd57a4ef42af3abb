import { refreshCalls, useParams, useSave } from '@core/ui'
import { Photos } from '@core/ui/records'
import type { Dossier } from './dossier-frame'

/** Photos that the customer sends about the dossier: of the roof, the meter cupboard. Those of staff are not among them. */
export function CustomerPhotos({ photos }: { photos: Dossier['pictures'] }) {
  const { hash = '' } = useParams()
  const remove = useSave('post', '/api/picture/{id}/removebycustomer', { refresh: ['/api/flow'] })
  const file = (id: number) => `/api/picture/${id}/getbycustomer?hash=${hash}`
  return (
    <Photos
      photos={photos}
      refresh={() => refreshCalls('/api/flow')}
      calls={{
        view: (id, width) => ({ path: `${file(id)}&width=${width}`, method: 'GET' }),
        file,
        store: { path: '/api/picture/storebycustomer', fields: { hash } },
        remove: id => remove.mutate({ params: { path: { id }, query: { hash } } }),
      }}
    />
  )
}
