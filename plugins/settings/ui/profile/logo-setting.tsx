import { FileDrop, SecureImage, toast, toastProblem, upload, useT } from '@core/ui'
import { useState } from 'react'
import { Setting } from '../settings-page'

/** The logo on a light and a dark plate, as customers see it (R-SET-004, R-SET-012). */
export function LogoSetting({ settingsId, locked }: { settingsId: number; locked: boolean }) {
  const t = useT('settings')
  const [version, setVersion] = useState(0)
  const [busy, setBusy] = useState(false)
  const path = `/api/company/getcurrentcompanylogo?v=${version}`

  async function replace([file]: File[]): Promise<void> {
    if (!file) return
    setBusy(true)
    try {
      await upload(`/api/companysettings/${settingsId}/updatelogo`, file)
      setVersion(version + 1)
      toast(t('logoSaved'))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Setting title={t('logo')} help={t('logoHelp')}>
      <div className="settings-plates">
        <span className="settings-plate">
          <SecureImage key={`light-${version}`} path={path} alt={t('logoLight')} />
        </span>
        <span className="settings-plate settings-plate-dark">
          <SecureImage key={`dark-${version}`} path={path} alt={t('logoDark')} />
        </span>
      </div>
      {!locked && <FileDrop accept="image/*" limit={10} busy={busy} onFiles={replace} />}
    </Setting>
  )
}
