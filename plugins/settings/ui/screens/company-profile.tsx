import {
  type Answer,
  applyBrand,
  Button,
  Loaded,
  Slot,
  TextInput,
  toast,
  useCall,
  useCurrentUser,
  useLeaveGuard,
  useSave,
  useT,
} from '@core/ui'
import { SaveBar, useDraft } from '@core/ui/forms'
import { Setting, SettingsPage } from '../../contract/settings-page'
import { profileSettings } from '../../contract/ui'
import { BrandSetting } from '../profile/brand-setting'
import { DetailsSetting } from '../profile/details-setting'
import { LogoSetting } from '../profile/logo-setting'
import { PictureSetting } from '../profile/picture-setting'
import { TimeZoneSetting } from '../profile/time-zone-setting'

type Company = Answer<'get', '/api/company/getcurrentcompany'>
type Settings = NonNullable<Company['companysettings']>
/** How customers see the company, and what its modules let it decide (S0 §2.6). */
export default function CompanyProfile() {
  const t = useT('settings')
  const company = useCall('get', '/api/company/getcurrentcompany')
  return (
    <SettingsPage title={t('profile')} intro={t('profileIntro')}>
      <Loaded query={company} what={t('theSettings')}>
        {found => found.companysettings && <Profile company={found} settings={found.companysettings} />}
      </Loaded>
    </SettingsPage>
  )
}

function Profile({ company, settings }: { company: Company; settings: Settings }) {
  const t = useT('settings')
  const { role, brand } = useCurrentUser()
  const save = useSave('patch', '/api/companysettings/{id}', {
    refresh: ['/api/company', '/api/user'],
    onSaved: answer => applyBrand(answer.brand_button_color),
  })
  const { shown, changed, change, discard, store, busy } = useDraft<Settings>(settings, {
    send: (body, headers) => save.send({ params: { path: { id: settings.id } }, headers, body }),
    onSaved: () => toast(t('saved')),
  })
  const locked = role < 1000
  useLeaveGuard(changed > 0)

  return (
    <>
      {locked && <p className="vk-text-2">{t('managerOnly')}</p>}
      <DetailsSetting company={company} locked={locked} />
      <LogoSetting settingsId={settings.id} locked={locked} />
      <BrandSetting
        color={shown.brand_button_color ?? ''}
        onChange={color => change({ brand_button_color: color }, t('brandColor'))}
        company={company.name}
        logoUrl={brand?.logo_url}
        locked={locked}
      />
      <PictureSetting
        picture={{ of: 'companysettings', name: 'customerbackground' }}
        id={settings.id}
        locked={locked}
      />
      <Setting title={t('names')} help={t('namesHelp')}>
        <TextInput
          aria-label={t('appname')}
          placeholder={t('appname')}
          value={shown.appname ?? ''}
          disabled={locked}
          onChange={value => change({ appname: value || null }, t('appname'))}
        />
        <TextInput
          aria-label={t('appdescription')}
          placeholder={t('appdescription')}
          value={shown.appdescription ?? ''}
          disabled={locked}
          onChange={value => change({ appdescription: value || null }, t('appdescription'))}
        />
      </Setting>
      <Slot of={profileSettings} settings={shown} change={change} locked={locked} />
      <TimeZoneSetting zone={company.time_zone} locked={locked} />
      {changed > 0 && (
        <SaveBar text={t('unsaved', { count: changed })}>
          <Button onClick={discard}>{t('discard')}</Button>
          <Button variant="primary" busy={busy} onClick={store}>
            {t('save')}
          </Button>
        </SaveBar>
      )}
    </>
  )
}
