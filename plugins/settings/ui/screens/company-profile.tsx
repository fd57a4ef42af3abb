import {
  type Answer,
  applyBrand,
  Button,
  Facts,
  Loaded,
  PlaceMap,
  Switch,
  TextInput,
  toast,
  useCall,
  useCurrentUser,
  useLeaveGuard,
  useSave,
  useT,
} from '@core/ui'
import { useState } from 'react'
import { Setting, SettingsPage } from '../../contract/settings-page'
import { BackgroundSetting } from '../profile/background-setting'
import { BrandSetting } from '../profile/brand-setting'
import { LogoSetting } from '../profile/logo-setting'
import { TextList } from '../profile/text-list'
import { TimeZoneSetting } from '../profile/time-zone-setting'

type Company = Answer<'get', '/api/company/getcurrentcompany'>
type Settings = NonNullable<Company['companysettings']>
type Draft = Pick<
  Settings,
  | 'appname'
  | 'appdescription'
  | 'brand_button_color'
  | 'quotation_approval_signature'
  | 'confirmation_approval_signature'
  | 'lead_sources'
  | 'cancel_reasons'
>

/** How customers see the company, and the lists it works with (S0 §2.6). */
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
  const { role } = useCurrentUser()
  const [draft, setDraft] = useState<Partial<Draft>>({})
  const save = useSave('patch', '/api/companysettings/{id}', { refresh: ['/api/company', '/api/user'] })
  const shown = { ...settings, ...draft }
  const changed = Object.keys(draft).length
  const locked = role < 1000
  const set = <Key extends keyof Draft>(key: Key, value: Draft[Key]) => setDraft({ ...draft, [key]: value })
  useLeaveGuard(changed > 0)

  const store = () =>
    save.mutate({ params: { path: { id: settings.id } }, body: draft }, answer => {
      setDraft({})
      applyBrand(answer.brand_button_color)
      toast(t('saved'))
    })

  return (
    <>
      {locked && <p className="vk-text-2">{t('managerOnly')}</p>}
      <LogoSetting settingsId={settings.id} locked={locked} />
      <BrandSetting
        color={shown.brand_button_color ?? ''}
        onChange={color => set('brand_button_color', color)}
        company={company.name}
        locked={locked}
      />
      <BackgroundSetting settingsId={settings.id} locked={locked} />
      <Setting title={t('names')} help={t('namesHelp')}>
        <TextInput
          aria-label={t('appname')}
          placeholder={t('appname')}
          value={shown.appname ?? ''}
          disabled={locked}
          onChange={value => set('appname', value || null)}
        />
        <TextInput
          aria-label={t('appdescription')}
          placeholder={t('appdescription')}
          value={shown.appdescription ?? ''}
          disabled={locked}
          onChange={value => set('appdescription', value || null)}
        />
      </Setting>
      <Setting title={t('signing')} help={t('signingHelp')}>
        <Switch
          end
          checked={shown.quotation_approval_signature}
          disabled={locked}
          onChange={value => set('quotation_approval_signature', value)}
        >
          {t('signQuotation')}
        </Switch>
        <Switch
          end
          checked={shown.confirmation_approval_signature}
          disabled={locked}
          onChange={value => set('confirmation_approval_signature', value)}
        >
          {t('signConfirmation')}
        </Switch>
      </Setting>
      <Setting title={t('leadSources')} help={t('leadSourcesHelp')}>
        <TextList
          label={t('newLeadSource')}
          value={shown.lead_sources}
          onChange={value => set('lead_sources', value)}
          locked={locked}
        />
      </Setting>
      <Setting title={t('cancelReasons')} help={t('cancelReasonsHelp')}>
        <TextList
          label={t('newCancelReason')}
          value={shown.cancel_reasons}
          onChange={value => set('cancel_reasons', value)}
          locked={locked}
        />
      </Setting>
      <TimeZoneSetting zone={company.time_zone} locked={locked} />
      <Setting title={t('details')} help={t('detailsHelp')}>
        <Facts
          facts={[
            { label: t('name'), value: company.name },
            { label: t('address'), value: company.address },
            { label: t('place'), value: [company.postcode, company.city].filter(Boolean).join(' ') },
            { label: t('phone'), value: company.phone },
            { label: t('email'), value: company.email },
            { label: t('kvk'), value: company.kvk },
            { label: t('vatNumber'), value: company.vat_number },
            { label: t('iban'), value: company.iban },
          ]}
        />
        <PlaceMap
          locate="/api/company/currentcompany/locate"
          of={company}
          addressed={Boolean(company.address || company.postcode || company.city)}
        />
      </Setting>
      {changed > 0 && (
        <div className="vk-save-bar">
          <span className="vk-grow vk-text-2" role="status">
            {t('unsaved', { count: changed })}
          </span>
          <Button onClick={() => setDraft({})}>{t('discard')}</Button>
          <Button variant="primary" busy={save.isPending} onClick={store}>
            {t('save')}
          </Button>
        </div>
      )}
    </>
  )
}
