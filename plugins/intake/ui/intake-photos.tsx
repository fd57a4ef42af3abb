import { Card, ErrorState, refreshCalls, useCall, useSave, useT } from '@core/ui'
import { Photos } from '@core/ui/records'

/** The photos of a survey and of its forms. */
export const useIntakePhotos = (id: number) =>
  useCall('get', '/api/intake/{id}/getpictures', { params: { path: { id } } })

/** The photos of a survey and of its forms, one by one or all in a zip (C-0565). */
export function IntakePhotos({ id }: { id: number }) {
  const t = useT('intake')
  const found = useIntakePhotos(id)
  const remove = useSave('delete', '/api/picture/{id}', { refresh: ['/api/intake'] })
  if (found.isError) return <ErrorState compact error={found.error} onRetry={() => void found.refetch()} />
  return (
    <Card title={t('photos')} count={found.data?.length || undefined}>
      <Photos
        photos={found.data}
        refresh={() => refreshCalls('/api/picture', '/api/intake')}
        calls={{
          view: (picture, width) => ({ path: `/api/picture/${picture}/showthumbnail?width=${width}`, method: 'POST' }),
          file: picture => `/api/picture/${picture}`,
          store: { path: '/api/picture', fields: { intake_id: id } },
          remove: picture => remove.mutate({ params: { path: { id: picture } } }),
          all: `/api/intake/${id}/downloadallpictures`,
        }}
      />
    </Card>
  )
}
