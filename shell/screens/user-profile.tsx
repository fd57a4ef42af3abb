import { requestJson } from '@core/ui/api/request.ts'
import { Card } from '@core/ui/data/card.tsx'
import { Facts } from '@core/ui/data/facts.tsx'
import { Slot } from '@core/ui/define/slot-view.tsx'
import { userProfileCards } from '@core/ui/define/user-profile-slot.ts'
import { toast } from '@core/ui/feedback/toast.tsx'
import { Field } from '@core/ui/fields/field.tsx'
import { SegmentedControl } from '@core/ui/fields/segmented-control.tsx'
import { Select } from '@core/ui/fields/select.tsx'
import { Switch } from '@core/ui/fields/switch.tsx'
import { Form } from '@core/ui/form/form.tsx'
import { roleName } from '@core/ui/format/person.ts'
import { chooseLanguage } from '@core/ui/frame/choose-language.ts'
import { type Language, languageNames, languages } from '@core/ui/i18n/language.ts'
import { useCoreT, useLanguage } from '@core/ui/i18n/use-t.ts'
import { Page } from '@core/ui/page/page.tsx'
import { useCurrentUser } from '@core/ui/session/current-user.ts'
import { setTheme, type Theme, useTheme } from '@core/ui/theme/theme.ts'
import { useStored } from '@core/ui/theme/use-stored.ts'
import { isStrongPassword } from '../password-rule.ts'

/** The signed-in user's own page: who, language, theme, password; calendar services fill the slot (R-USER-005). */
export function UserProfile() {
  const t = useCoreT()
  const user = useCurrentUser()
  const [letters, setLetters] = useStored('hotkeys', true)
  return (
    <Page title={t('profile')} layout="narrow">
      <Card title={user.fullname}>
        <Facts
          facts={[
            { label: t('email'), value: user.email },
            { label: t('company'), value: user.companyname },
            { label: t('role'), value: roleName(user.role) },
          ]}
        />
      </Card>
      <Appearance />
      <Card title={t('profileKeyboard')}>
        <Switch end checked={letters} onChange={setLetters}>
          {t('keyboardOff')}
        </Switch>
      </Card>
      <Password />
      <Slot of={userProfileCards} userId={user.id} />
    </Page>
  )
}

function Appearance() {
  const t = useCoreT()
  const user = useCurrentUser()
  const language = useLanguage()
  const theme = useTheme()
  return (
    <Card title={t('profileLanguage')}>
      <div className="vk-stack">
        <Field label={t('language')} help={t('profileLanguageHelp')}>
          <Select<Language>
            value={language}
            onChange={next => next && void chooseLanguage(user.id, next)}
            options={languages.map(code => ({ value: code, label: languageNames[code] }))}
          />
        </Field>
        <Field label={t('theme')} group>
          <SegmentedControl<Theme>
            label={t('theme')}
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'light', label: t('themeLight') },
              { value: 'dark', label: t('themeDark') },
              { value: 'system', label: t('themeSystem') },
            ]}
          />
        </Field>
      </div>
    </Card>
  )
}

interface Passwords extends Record<string, unknown> {
  oldpassword: string
  password: string
  repeated: string
}

function Password() {
  const t = useCoreT()
  const { id } = useCurrentUser()
  const empty = { oldpassword: '', password: '', repeated: '' }
  return (
    <Card title={t('profilePassword')}>
      <Form<Passwords>
        verb={t('changePassword')}
        values={empty}
        fields={[
          {
            name: 'oldpassword',
            label: t('currentPassword'),
            kind: 'password',
            required: true,
            autoComplete: 'current-password',
            help: t('profilePasswordHelp'),
          },
          {
            name: 'password',
            label: t('newPassword'),
            kind: 'password',
            required: true,
            width: 'half',
            autoComplete: 'new-password',
            help: t('passwordRule'),
            validate: value => (isStrongPassword(String(value)) ? undefined : t('passwordRule')),
          },
          {
            name: 'repeated',
            label: t('repeatPassword'),
            kind: 'password',
            required: true,
            width: 'half',
            autoComplete: 'new-password',
            validate: (value, values) => (value === values.password ? undefined : t('passwordsDiffer')),
          },
        ]}
        onSave={({ oldpassword, password }) =>
          requestJson('POST', `/api/user/${id}/updatepassword`, { oldpassword, password })
        }
        onSaved={() => toast(t('passwordChanged'))}
        clearAfterSave
      />
    </Card>
  )
}
