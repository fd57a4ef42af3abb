import { ButtonLink, Checkbox, Field, Select, useCall, useList, useT } from '@core/ui'
import { Setting } from '../../contract/settings-page'
import { useMailKinds } from '../mail/use-mail-kinds'
import type { Profile } from '../screens/flow-profile-detail'
import './profile-choices.css'

export interface ProfilePart {
  /** As it stands on screen. */
  profile: Profile
  /** Changes it on screen; saved with the rest of the page. */
  change: (changed: Partial<Profile>, label: string) => void
  locked: boolean
}

/** As many mail templates as a company will have. */
const ALL = 500

const useChoices = () => useCall('get', '/api/flowprofile/choices').data

/** One choice of a map, or none. */
function chosen(map: Readonly<Record<string, number>>, key: string, id: number | null): Record<string, number> {
  const { [key]: _, ...rest } = map
  return id === null ? rest : { ...rest, [key]: id }
}

/** The template of each kind of mail; a kind without one of its own is the company's. */
export function ProfileMails({ profile, change, locked }: ProfilePart) {
  const t = useT('settings')
  const kinds = useMailKinds()
  const templates = useList('/api/mailtemplate', { limit: ALL }).data?.rows ?? []
  const shown = kinds.filter(({ type }) => templates.some(template => template.type === type))
  return (
    <Setting title={t('profileMails')} help={t('profileMailsHelp')}>
      <div className="settings-profile-choices">
        {shown.map(({ type, label }) => (
          <Field key={type} label={label}>
            <Select
              value={profile.mail_templates[type] ?? null}
              empty={t('ownMail')}
              disabled={locked}
              options={templates
                .filter(template => template.type === type)
                .map(({ id, subject }) => ({ value: id, label: subject }))}
              onChange={id => change({ mail_templates: chosen(profile.mail_templates, type, id) }, t('profileMails'))}
            />
          </Field>
        ))}
      </div>
      {shown.length === 0 && (
        <>
          <p className="vk-meta">{t('noProfileMails')}</p>
          <span>
            <ButtonLink to="/account/company_emailsettings">{t('mails')}</ButtonLink>
          </span>
        </>
      )}
    </Setting>
  )
}

/** What new documents and surveys of its dossiers begin with. */
export function ProfileTemplates({ profile, change, locked }: ProfilePart) {
  const t = useT('settings')
  const kinds = useChoices()?.templates ?? []
  const shown = kinds.filter(({ choices }) => choices.length > 0)
  return (
    <Setting title={t('profileTemplates')} help={t('profileTemplatesHelp')}>
      <div className="settings-profile-choices">
        {shown.map(({ kind, label, choices }) => (
          <Field key={kind} label={label}>
            <Select
              value={profile.document_templates[kind] ?? null}
              empty={t('noProfileTemplate')}
              disabled={locked}
              options={choices.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={id =>
                change({ document_templates: chosen(profile.document_templates, kind, id) }, t('profileTemplates'))
              }
            />
          </Field>
        ))}
      </div>
      {shown.length === 0 && <p className="vk-meta">{t('noProfileTemplates')}</p>}
    </Setting>
  )
}

/** The forms that its dossiers can have. */
export function ProfileForms({ profile, change, locked }: ProfilePart) {
  const t = useT('settings')
  const forms = useChoices()?.forms.flatMap(({ choices }) => choices) ?? []
  const listed = profile.vertical_whitelist
  if (!forms.length) return null
  return (
    <Setting title={t('profileForms')} help={t('profileFormsHelp')}>
      <div className="settings-profile-choices">
        {forms.map(({ id, title }) => (
          <Checkbox
            key={id}
            checked={listed.includes(id)}
            disabled={locked}
            onChange={on =>
              change(
                { vertical_whitelist: on ? [...listed, id] : listed.filter(other => other !== id) },
                t('profileForms'),
              )
            }
          >
            {title}
          </Checkbox>
        ))}
      </div>
      <p className="vk-meta" role="status">
        {listed.length ? t('profileFormsSome', { count: listed.length }) : t('profileFormsAll')}
      </p>
    </Setting>
  )
}
