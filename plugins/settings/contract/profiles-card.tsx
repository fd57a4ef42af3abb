import {
  Button,
  Card,
  confirm,
  FileUpload,
  type FormItem,
  FormModal,
  IconButton,
  Loaded,
  Menu,
  type RowOf,
  refreshCalls,
  Tag,
  useList,
  useSave,
  useT,
} from '@core/ui'
import { IconCopy, IconDots, IconPencil, IconPlus, IconStar, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useMailKinds } from '../ui/mail/use-mail-kinds'
import '../ui/entries.css'

type Profile = RowOf<'/api/flowprofile'>

/** As many profiles as a company will have. */
const ALL = 200

/** The profiles of dossiers: which one new dossiers have, and what the others write and look like (SCR-075, SCR-076). */
export function ProfilesCard() {
  const t = useT('settings')
  const list = useList('/api/flowprofile', { limit: ALL })
  const [open, setOpen] = useState<Profile | 'new' | null>(null)
  return (
    <Card
      title={t('flowProfiles')}
      count={list.data?.total}
      flush
      actions={
        <Button size="small" icon={IconPlus} onClick={() => setOpen('new')}>
          {t('newProfile')}
        </Button>
      }
    >
      <Loaded compact query={list} what={t('theProfiles')}>
        {({ rows }) => rows.map(profile => <ProfileRow key={profile.id} profile={profile} onOpen={setOpen} />)}
      </Loaded>
      {open && <ProfileModal profile={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function ProfileRow({ profile, onOpen }: { profile: Profile; onOpen: (profile: Profile) => void }) {
  const t = useT('settings')
  const settings = useList('/api/companysettings', { limit: 1 }).data?.rows[0]
  const remove = useSave('delete', '/api/flowprofile/{id}')
  const duplicate = useSave('post', '/api/flowprofile/{id}/duplicate')
  const choose = useSave('patch', '/api/companysettings/{id}', { refresh: ['/api/flowprofile'] })
  const params = { path: { id: profile.id } }

  async function trash(): Promise<void> {
    if (await confirm({ title: t('deleteProfile'), verb: t('delete'), danger: true })) remove.mutate({ params })
  }

  return (
    <div className="vk-row settings-entry-row">
      <button type="button" className="settings-entry" onClick={() => onOpen(profile)}>
        <span className="vk-grow">
          <strong>{profile.name}</strong> {profile.is_standard && <Tag>{t('standardProfile')}</Tag>}{' '}
          {profile.has_branding && <Tag>{t('profileBrand')}</Tag>}
        </span>
      </button>
      <Menu
        label={t('profileActions', { name: profile.name })}
        items={[
          { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => onOpen(profile) },
          { key: 'duplicate', label: t('duplicate'), icon: IconCopy, onSelect: () => duplicate.mutate({ params }) },
          ...(profile.is_standard || !settings
            ? []
            : [
                {
                  key: 'standard',
                  label: t('makeStandard'),
                  icon: IconStar,
                  onSelect: () =>
                    choose.mutate({
                      params: { path: { id: settings.id } },
                      body: { standard_flowprofile_id: profile.id },
                    }),
                },
              ]),
          { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void trash() },
        ]}
      >
        <IconButton size="small" icon={IconDots} label={t('profileActions', { name: profile.name })} />
      </Menu>
    </div>
  )
}

/** Name, brand and mails of a profile; a kind of mail without a template of its own is the company's. */
function ProfileModal({ profile, onClose }: { profile: Profile | null; onClose: () => void }) {
  const t = useT('settings')
  const kinds = useMailKinds()
  const templates = useList('/api/mailtemplate', { limit: ALL }).data?.rows ?? []
  const make = useSave('post', '/api/flowprofile')
  const change = useSave('patch', '/api/flowprofile/{id}')
  const brand = useSave('post', '/api/flowprofile/{id}/createsettingsforflowprofile')
  const plain = useSave('post', '/api/flowprofile/{id}/removesettingsforflowprofile')
  const chosen: Readonly<Record<string, number>> = profile?.mail_templates ?? {}
  const shown = kinds.filter(({ type }) => templates.some(template => template.type === type))
  const params = { path: { id: profile?.id ?? 0 } }
  const fields: FormItem[] = [
    { name: 'name', label: t('field.flowprofile.name'), kind: 'text', required: true, autoFocus: true },
    ...(profile?.has_branding
      ? ([
          { name: 'brand_button_color', label: t('profileColor'), kind: 'text', help: t('profileColorHelp') },
        ] satisfies FormItem[])
      : []),
    ...(profile && shown.length ? [{ section: t('profileMails'), help: t('profileMailsHelp') }] : []),
    ...(profile
      ? shown.map(({ type, label }) => ({
          name: `mail ${type}`,
          label,
          kind: 'select' as const,
          empty: t('ownMail'),
          options: templates
            .filter(template => template.type === type)
            .map(({ id, subject }) => ({ value: id, label: subject })),
        }))
      : []),
  ]
  return (
    <FormModal
      title={profile?.name ?? t('newProfile')}
      size="medium"
      fields={fields}
      values={{
        name: profile?.name ?? null,
        brand_button_color: profile?.brand_button_color ?? null,
        ...Object.fromEntries(kinds.map(({ type }) => [`mail ${type}`, chosen[type] ?? null])),
      }}
      onSave={values => {
        const name = String(values.name ?? '')
        if (!profile) return make.send({ body: { name } })
        const mails = kinds.flatMap(({ type }) => {
          const id = values[`mail ${type}`]
          return typeof id === 'number' ? [[type, id] as const] : []
        })
        const color = typeof values.brand_button_color === 'string' ? values.brand_button_color : null
        return change.send({
          params,
          body: {
            name,
            mail_templates: Object.fromEntries(mails),
            ...(profile.has_branding && { brand_button_color: color }),
          },
        })
      }}
      onClose={onClose}
    >
      {profile && !profile.is_standard && (
        <div className="vk-stack">
          {profile.has_branding && (
            <FileUpload
              path={`/api/flowprofile/${profile.id}/updatelogo`}
              accept="image/*"
              limit={10}
              help={t('profileLogo')}
              onUploaded={() => void refreshCalls('/api/flowprofile')}
            />
          )}
          <p className="vk-meta">{t('profileBrandHelp')}</p>
          <Button
            busy={brand.isPending || plain.isPending}
            onClick={() => (profile.has_branding ? plain : brand).mutate({ params }, onClose)}
          >
            {t(profile.has_branding ? 'removeBrand' : 'addBrand')}
          </Button>
        </div>
      )}
    </FormModal>
  )
}
