import { SecureImage, useCurrentUser, useT } from '@core/ui'
import { FileUpload, useOnePicture } from '@core/ui/records'
import { Setting } from '../../contract/settings-page'
import './logo-setting.css'

/** The logo on a light and a dark plate, as customers see it (R-SET-004, R-SET-012). */
export function LogoSetting({ settingsId, locked }: { settingsId: number; locked: boolean }) {
  const t = useT('settings')
  const { version, present, arrived, replaced } = useOnePicture(t('logoSaved'))
  // What is there keeps its place while it is on its way, so that nothing under it moves.
  const expected = Boolean(useCurrentUser().brand?.logo_url)
  const path = `/api/company/getcurrentcompanylogo?v=${version}`

  return (
    <Setting title={t('logo')} help={t('logoHelp')}>
      <div className="settings-plates" hidden={!present && !expected}>
        <span className="settings-plate">
          <SecureImage key={`light-${version}`} path={path} alt={t('logoLight')} onLoad={arrived} />
        </span>
        <span className="settings-plate settings-plate-dark">
          <SecureImage key={`dark-${version}`} path={path} alt={t('logoDark')} />
        </span>
      </div>
      {!locked && (
        <FileUpload
          path={`/api/companysettings/${settingsId}/updatelogo`}
          accept="image/*"
          limit={10}
          onUploaded={replaced}
        />
      )}
    </Setting>
  )
}
