import { Button, FileUpload, SecureImage, useOnePicture, useSave, useT } from '@core/ui'
import { IconTrash } from '@tabler/icons-react'
import { Setting } from '../../contract/settings-page'
import './background-setting.css'

/** The picture above the pages of customers; without one there is a drawing (C-0489, C-0493). */
export function BackgroundSetting({ settingsId, locked }: { settingsId: number; locked: boolean }) {
  const t = useT('settings')
  const picture = useOnePicture(t('backgroundSaved'))
  const remove = useSave('post', '/api/companysettings/{id}/deletecustomerbackground')
  return (
    <Setting title={t('background')} help={t('backgroundHelp')}>
      <span className="settings-background">
        <SecureImage
          key={picture.version}
          path={`/api/companysettings/${settingsId}/getcustomerbackground?v=${picture.version}`}
          alt={t('background')}
          onLoad={picture.arrived}
        />
      </span>
      {!locked && (
        <>
          <FileUpload
            path={`/api/companysettings/${settingsId}/updatecustomerbackground`}
            accept="image/*"
            limit={10}
            onUploaded={picture.replaced}
          />
          {picture.present && (
            <Button
              icon={IconTrash}
              busy={remove.isPending}
              onClick={() => remove.mutate({ params: { path: { id: settingsId } } }, picture.changed)}
            >
              {t('backgroundRemove')}
            </Button>
          )}
        </>
      )}
    </Setting>
  )
}
