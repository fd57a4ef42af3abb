import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../buttons/button.tsx'
import { Card } from '../../data/card.tsx'
import { toast } from '../../feedback/toast.tsx'
import { FileDrop } from '../../files/file-drop.tsx'
import { FileList } from '../../files/file-list.tsx'
import { FileUpload } from '../../files/file-upload.tsx'
import { Lightbox } from '../../files/lightbox.tsx'
import { PictureGrid } from '../../files/picture-grid.tsx'
import { Page } from '../../page/page.tsx'

const pictures = ['#0B6577', '#A66300', '#6E43C9'].map((color, key) => ({
  key,
  title: `Dak ${key + 1}`,
  view: (
    <svg role="img" aria-label={`Dak ${key + 1}`} viewBox="0 0 4 3" width="640">
      <path fill={color} d="M0 0h4v3H0z" />
    </svg>
  ),
}))

/** Uploading, with and without camera and progress, the photos and files of a record, and pictures full screen. */
export function Component() {
  const [shown, setShown] = useState(false)
  const take = (files: File[]) => toast(files.map(file => file.name).join(', '))
  return (
    <Page title="Bestanden">
      <div className="gallery-grid">
        <Card title="Meer bestanden">
          <FileDrop onFiles={take} multiple help="Pdf of foto, hoogstens 20 MB." accept="image/*,application/pdf" />
        </Card>
        <Card title="Meteen versturen">
          <FileUpload
            path="/api/attachedfile"
            help="Eén bestand; wat de server weigert staat in een melding."
            onUploaded={() => toast('Bestand is geupload')}
          />
        </Card>
        <Card title="Camera">
          <FileDrop onFiles={take} camera accept="image/*" icon={IconCamera} />
        </Card>
        <Card title="Onderweg">
          <FileDrop onFiles={take} busy progress={0.4} />
        </Card>
        <Card title="Foto’s van een dossier" className="gallery-wide">
          <PictureGrid of={{ type: 'flow', id: 1 }} />
        </Card>
        <Card title="Foto’s, alleen lezen">
          <PictureGrid of={{ type: 'flow', id: 1 }} readOnly />
        </Card>
        <Card title="Nog geen foto’s">
          <PictureGrid of={{ type: 'flow', id: 2 }} />
        </Card>
        <Card title="Bestanden van een dossier">
          <FileList of={{ type: 'flow', id: 1 }} />
        </Card>
        <Card title="Nog geen bestanden">
          <FileList of={{ type: 'flow', id: 2 }} readOnly />
        </Card>
        <Card title="Foto’s groot">
          <Button onClick={() => setShown(true)}>Bekijk foto’s</Button>
        </Card>
      </div>
      {shown && <Lightbox pictures={pictures} onClose={() => setShown(false)} />}
    </Page>
  )
}
