import { asPage, Button, Dialog, EmptyState, type RowOf, SecureImage, useCall, useT } from '@core/ui'
import { FileDrop, useUploads } from '@core/ui/records'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useEditor } from './editor-context'
import './background-field.css'

const viewOf = (id: number) => `/api/picture/${id}/showthumbnail?width=512`

/** The picture above the page that the customer sees: one of the photos of the dossier, else that of the company. */
export function BackgroundField({ flowId }: { flowId: number }) {
  const t = useT('documents')
  const {
    fieldStore: { fields, change },
  } = useEditor()
  const [choosing, setChoosing] = useState(false)
  const chosen = fields.customer_background_picture_id
  const choose = (customer_background_picture_id: number | null) => {
    change({ customer_background_picture_id })
    setChoosing(false)
  }
  return (
    <fieldset className="documents-background">
      <legend className="vk-label">{t('background')}</legend>
      {chosen ? (
        <SecureImage
          key={chosen}
          className="documents-thumbnail"
          path={viewOf(chosen)}
          method="POST"
          alt={t('background')}
        />
      ) : (
        <p className="vk-meta">{t('backgroundOfCompany')}</p>
      )}
      <div className="documents-background-acts">
        <Button icon={IconPhoto} onClick={() => setChoosing(true)}>
          {t(chosen ? 'backgroundOther' : 'backgroundChoose')}
        </Button>
        {chosen && (
          <Button icon={IconTrash} onClick={() => choose(null)}>
            {t('backgroundNone')}
          </Button>
        )}
      </div>
      {choosing && <ChoosePhoto flowId={flowId} chosen={chosen} onChoose={choose} onClose={() => setChoosing(false)} />}
    </fieldset>
  )
}

function ChoosePhoto({
  flowId,
  chosen,
  onChoose,
  onClose,
}: {
  flowId: number
  chosen: number | null
  onChoose: (id: number) => void
  onClose: () => void
}) {
  const t = useT('documents')
  const query = { flow_id: `${flowId}` }
  const { data, isPending } = useCall('get', '/api/picture', { params: { query } })
  const uploads = useUploads('/api/picture', { flow_id: flowId })
  const photos = data ? asPage<RowOf<'/api/picture'>>(data).rows.filter(({ status }) => status === 'ready') : []
  return (
    <Dialog title={t('backgroundChoose')} size="large" onClose={onClose}>
      {!isPending && photos.length === 0 && (
        <EmptyState compact icon={IconPhoto} title={t('noPhotos')} text={t('noPhotosText')} />
      )}
      <div className="documents-photos">
        {photos.map(({ id, filename }) => (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <SecureImage path={viewOf(id)} method="POST" alt={filename} />
          </button>
        ))}
      </div>
      <FileDrop
        accept="image/*,.heic,.heif"
        limit={10}
        busy={uploads.busy}
        progress={uploads.progress}
        onFiles={uploads.add}
        help={t('pictureHelp')}
      />
    </Dialog>
  )
}
