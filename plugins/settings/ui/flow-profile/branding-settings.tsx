import { Button, ButtonLink, TextInput, useCurrentUser, useSave, useT } from '@core/ui'
import { Setting } from '../../contract/settings-page'
import { BrandSetting } from '../profile/brand-setting'
import { PictureSetting } from '../profile/picture-setting'
import type { ProfilePart } from './profile-choices'

const PICTURES = ['logo', 'emailheader', 'emailfooter', 'customerbackground'] as const

/** A brand of its own for a profile; the standard one looks like the company (R-FP-001, R-SET-007). */
export function BrandingSettings({ profile, change, locked }: ProfilePart) {
  const t = useT('settings')
  const { companyname } = useCurrentUser()
  const add = useSave('post', '/api/flowprofile/{id}/createsettingsforflowprofile')
  const drop = useSave('post', '/api/flowprofile/{id}/removesettingsforflowprofile')
  const { id, has_branding } = profile
  const asked = has_branding ? drop : add
  return (
    <>
      <Setting title={t('profileBrand')} help={t('profileBrandHelp')}>
        {profile.is_standard ? (
          <>
            <p className="vk-meta">{t('standardBrand')}</p>
            <span>
              <ButtonLink to="/account/company_profile">{t('profile')}</ButtonLink>
            </span>
          </>
        ) : (
          <span>
            <Button disabled={locked} busy={asked.isPending} onClick={() => asked.mutate({ params: { path: { id } } })}>
              {t(has_branding ? 'removeBrand' : 'addBrand')}
            </Button>
          </span>
        )}
      </Setting>
      {has_branding && (
        <>
          <BrandSetting
            color={profile.brand_button_color ?? ''}
            onChange={color => change({ brand_button_color: color || null }, t('brandColor'))}
            company={companyname}
            locked={locked}
          />
          <Setting title={t('senderName')} help={t('senderNameHelp')}>
            <TextInput
              aria-label={t('senderName')}
              value={profile.sender_name ?? ''}
              onChange={name => change({ sender_name: name || null }, t('senderName'))}
              maxLength={120}
              disabled={locked}
              placeholder={companyname}
            />
          </Setting>
          {PICTURES.map(name => (
            <PictureSetting key={name} picture={{ of: 'flowprofile', name }} id={id} locked={locked} />
          ))}
        </>
      )}
    </>
  )
}
