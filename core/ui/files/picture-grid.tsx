import { ErrorState } from '../feedback/error-state.tsx'
import { asPage, type RowOf } from '../query/list.ts'
import { refreshCalls } from '../query/query-client.ts'
import { useCall } from '../query/use-call.ts'
import { useSave } from '../query/use-save.ts'
import { Photos } from './photos.tsx'
import type { FileOwner } from './use-uploads.ts'

export interface PictureGridProps {
  of: FileOwner
  /** What asks for them, where that is more than what hangs on the record itself: `{ flow_id: '7' }`. */
  query?: Readonly<Record<string, string>>
  /** Leaves uploading and removing out. */
  readOnly?: boolean
}

/** The photos of a record, for staff. */
export function PictureGrid({
  of,
  query = { picturable_type: of.type, picturable_id: String(of.id) },
  readOnly,
}: PictureGridProps) {
  const found = useCall('get', '/api/picture', { params: { query } })
  const remove = useSave('delete', '/api/picture/{id}')
  if (found.isError) return <ErrorState compact error={found.error} onRetry={() => void found.refetch()} />
  return (
    <Photos
      photos={found.data && asPage<RowOf<'/api/picture'>>(found.data).rows}
      readOnly={readOnly}
      refresh={() => refreshCalls('/api/picture')}
      calls={{
        view: (id, width) => ({ path: `/api/picture/${id}/showthumbnail?width=${width}`, method: 'POST' }),
        file: id => `/api/picture/${id}`,
        store: { path: '/api/picture', fields: { picturable_type: of.type, picturable_id: of.id } },
        remove: id => remove.mutate({ params: { path: { id } } }),
        all: `/api/${of.type}/${of.id}/downloadallpictures`,
      }}
    />
  )
}
