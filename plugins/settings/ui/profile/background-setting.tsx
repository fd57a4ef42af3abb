import { Button, FileDrop, SecureImage, toast, toastProblem, upload, useSave, useT } from '@core/ui'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Setting } from '../settings-page'

/** The picture above the pages of customers; without one there is a drawing (C-0489, C-0493). */
export function BackgroundSetting({ settingsId, locked }: { settingsId: number; locked: boolean }) {
  const t = useT('settings')
  const [version, setVersion] = useState(0)
  const [busy, setBusy] = useState(false)
  const remove = useSave('post', '/api/companysettings/{id}/deletecustomerbackground')
  const [present, setPresent] = useState(false)
  const shown = () => {
    setPresent(false)
    setVersion(version + 1)
  }

  async function replace([file]: File[]): Promise<void> {
    if (!file) return
    setBusy(true)
    try {
      await upload(`/api/companysettings/${settingsId}/updatecustomerbackground`, file)
      shown()
      toast(t('backgroundSaved'))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Setting title={t('background')} help={t('backgroundHelp')}>
      <span className="settings-background">
        <SecureImage
          key={version}
          path={`/api/companysettings/${settingsId}/getcustomerbackground?v=${version}`}
          alt={t('background')}
          onLoad={() => setPresent(true)}
        />
      </span>
      {!locked && (
        <>
          <FileDrop accept="image/*" limit={10} busy={busy} onFiles={replace} />
          {present && (
            <Button
              icon={IconTrash}
              busy={remove.isPending}
              onClick={() => remove.mutate({ params: { path: { id: settingsId } } }, shown)}
            >
              {t('backgroundRemove')}
            </Button>
          )}
        </>
      )}
    </Setting>
  )
}
