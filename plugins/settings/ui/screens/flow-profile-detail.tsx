import {
  Button,
  confirm,
  Loaded,
  type RowOf,
  TextInput,
  toast,
  useCall,
  useCurrentUser,
  useLeaveGuard,
  useNavigate,
  useParams,
  useSave,
  useT,
} from '@core/ui'
import { SaveBar, useDraft } from '@core/ui/forms'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { Setting, SettingsPage } from '../../contract/settings-page'
import { BrandingSettings } from '../flow-profile/branding-settings'
import { ProfileForms, ProfileMails, ProfileTemplates } from '../flow-profile/profile-choices'
import { StandardSetting } from '../flow-profile/standard-setting'
import { SharedFilesSetting } from '../profile/shared-files-setting'

export type Profile = RowOf<'/api/flowprofile'>

const OVERVIEW = '/account/company_flowprofiles'

/** What a profile says of its dossiers: mails, documents, forms, files and brand (SCR-076, R-SET-016). */
export default function FlowProfileDetail() {
  const t = useT('settings')
  const { flowProfileId = '' } = useParams()
  const found = useCall('get', '/api/flowprofile/{id}', { params: { path: { id: Number(flowProfileId) } } })
  return (
    <SettingsPage title={found.data?.name ?? t('flowProfile')} intro={t('flowProfileIntro')}>
      <Loaded query={found} what={t('theProfile')}>
        {profile => <ProfilePage key={profile.id} profile={profile} />}
      </Loaded>
    </SettingsPage>
  )
}

function ProfilePage({ profile }: { profile: Profile }) {
  const t = useT('settings')
  const navigate = useNavigate()
  const locked = useCurrentUser().role < 1000
  const save = useSave('patch', '/api/flowprofile/{id}')
  const duplicate = useSave('post', '/api/flowprofile/{id}/duplicate')
  const remove = useSave('delete', '/api/flowprofile/{id}')
  const params = { path: { id: profile.id } }
  const { shown, changed, change, discard, store, busy } = useDraft<Profile>(profile, {
    send: (body, headers) => save.send({ params, headers, body }),
    onSaved: () => toast(t('saved')),
  })
  useLeaveGuard(changed > 0)

  async function trash(): Promise<void> {
    if (!(await confirm({ title: t('deleteProfile'), verb: t('delete'), danger: true }))) return
    remove.mutate({ params }, () => void navigate(OVERVIEW))
  }

  const parts = { profile: shown, change, locked }
  return (
    <>
      {locked && <p className="vk-text-2">{t('managerOnly')}</p>}
      <Setting title={t('field.flowprofile.name')}>
        <TextInput
          aria-label={t('field.flowprofile.name')}
          value={shown.name}
          disabled={locked}
          maxLength={255}
          onChange={name => change({ name }, t('field.flowprofile.name'))}
        />
      </Setting>
      <StandardSetting profile={profile} locked={locked} />
      <ProfileMails {...parts} />
      <ProfileTemplates {...parts} />
      <ProfileForms {...parts} />
      <SharedFilesSetting on={{ flowprofile_id: profile.id }} locked={locked} />
      <BrandingSettings {...parts} />
      {!locked && (
        <Setting title={t('more')}>
          <span className="vk-row vk-row-wrap">
            <Button
              icon={IconCopy}
              busy={duplicate.isPending}
              onClick={() => duplicate.mutate({ params }, ({ id }) => void navigate(`${OVERVIEW}/${id}`))}
            >
              {t('duplicate')}
            </Button>
            {!profile.is_standard && (
              <Button icon={IconTrash} busy={remove.isPending} onClick={() => void trash()}>
                {t('delete')}
              </Button>
            )}
          </span>
        </Setting>
      )}
      {changed > 0 && (
        <SaveBar text={t('unsaved', { count: changed })}>
          <Button onClick={discard}>{t('discard')}</Button>
          <Button variant="primary" busy={busy} disabled={!shown.name.trim()} onClick={store}>
            {t('save')}
          </Button>
        </SaveBar>
      )}
    </>
  )
}
