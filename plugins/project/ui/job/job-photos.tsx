import { asPage, Card, type RowOf, SecureImage, useCall, useT } from '@core/ui'
import { IconClock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { photosOf } from './ask-jobs'
import type { KeptAct } from './on-device'

type Photo = Extract<KeptAct, { kind: 'photo' }>

interface JobPhotosProps {
  projectId: number
  acts: readonly (readonly [key: string, act: KeptAct])[]
}

/** The photos of a project, those that wait for a connection in front. */
export function JobPhotos({ projectId, acts }: JobPhotosProps) {
  const t = useT('project')
  const found = useCall('get', '/api/picture', { params: { query: photosOf(projectId) } })
  const there = found.data ? asPage<RowOf<'/api/picture'>>(found.data).rows : []
  const waiting = acts.flatMap(([key, act]) => (act.kind === 'photo' && !act.refusal ? [{ key, act }] : []))
  const count = there.length + waiting.length
  return (
    <Card
      title={t('photos')}
      count={count || undefined}
      actions={waiting.length > 0 && <span className="vk-meta">{t('photosWait', { count: waiting.length })}</span>}
    >
      {count === 0 ? (
        <p className="vk-meta">{t('noPhotos')}</p>
      ) : (
        <div className="project-photos">
          {waiting.map(({ key, act }) => (
            <WaitingPhoto key={key} photo={act} />
          ))}
          {there.map(({ id, filename }) => (
            <SecureImage key={id} path={`/api/picture/${id}/showthumbnail?width=128`} method="POST" alt={filename} />
          ))}
        </div>
      )}
    </Card>
  )
}

function WaitingPhoto({ photo: { file } }: { photo: Photo }) {
  const t = useT('project')
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const own = URL.createObjectURL(file)
    setUrl(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  return (
    <span className="project-photo-waits">
      {url && <img src={url} alt={t('photoWaits', { name: file.name })} />}
      <IconClock size={14} stroke={2} aria-hidden="true" />
    </span>
  )
}
