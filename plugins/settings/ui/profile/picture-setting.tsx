import { Button, SecureImage, useSave, useT } from '@core/ui'
import { FileUpload, useOnePicture } from '@core/ui/records'
import { IconTrash } from '@tabler/icons-react'
import { Setting } from '../../contract/settings-page'
import './picture-setting.css'

/** A picture of the company itself, or of the branding set of a profile. */
export type OwnPicture =
  | { of: 'companysettings'; name: 'emailheader' | 'emailfooter' | 'customerbackground' }
  | { of: 'flowprofile'; name: 'logo' | 'emailheader' | 'emailfooter' | 'customerbackground' }

interface PictureSettingProps {
  picture: OwnPicture
  id: number
  locked: boolean
}

/** A picture that there is one of: shown, replaced and taken away (C-0483 to C-0493, R-SET-012). */
export function PictureSetting({ picture: { of, name }, id, locked }: PictureSettingProps) {
  const t = useT('settings')
  const title = t(`picture_${name}`)
  const picture = useOnePicture(t('pictureSaved'))
  // The calls of all pictures are alike: TypeScript follows one of them.
  const remove = useSave('post', `/api/${of}/{id}/delete${name}` as '/api/companysettings/{id}/deleteemailheader')
  const fills = name === 'customerbackground'
  return (
    <Setting title={title} help={t(`picture_${name}_help`)}>
      <span className={fills ? 'settings-picture' : 'settings-picture-plate'} hidden={!fills && !picture.present}>
        <SecureImage
          key={picture.version}
          path={`/api/${of}/${id}/get${name}?v=${picture.version}`}
          alt={title}
          onLoad={picture.arrived}
        />
      </span>
      {!locked && (
        <>
          <FileUpload
            path={`/api/${of}/${id}/update${name}`}
            accept="image/*"
            limit={10}
            onUploaded={picture.replaced}
          />
          {picture.present && (
            <Button
              icon={IconTrash}
              busy={remove.isPending}
              onClick={() => remove.mutate({ params: { path: { id } } }, picture.changed)}
            >
              {t('pictureRemove')}
            </Button>
          )}
        </>
      )}
    </Setting>
  )
}
