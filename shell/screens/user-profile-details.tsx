import { call } from '@core/ui/api/client.ts'
import { Card } from '@core/ui/data/card.tsx'
import { toast } from '@core/ui/feedback/toast.tsx'
import { Field } from '@core/ui/fields/field.tsx'
import { SegmentedControl } from '@core/ui/fields/segmented-control.tsx'
import { Select } from '@core/ui/fields/select.tsx'
import { Switch } from '@core/ui/fields/switch.tsx'
import { Form } from '@core/ui/form/form.tsx'
import { chooseLanguage } from '@core/ui/frame/choose-language.ts'
import { type Language, languageNames, languages } from '@core/ui/i18n/languages.ts'
import { useCoreT, useLanguage } from '@core/ui/i18n/use-t.ts'
import { refreshCurrentUser, useCurrentUser } from '@core/ui/session/current-user.ts'
import { setTheme, useTheme } from '@core/ui/theme/theme.ts'
import type { Theme } from '@core/ui/theme/theme-choice.ts'
import { useStored } from '@core/ui/theme/use-stored.ts'
import { useShellT } from '../shell-texts.ts'

/** Name, language, theme. */
export function ProfileDetails() {
  return (
    <>
      <Person />
      <Appearance />
    </>
  )
}

interface PersonValues extends Record<string, unknown> {
  version: number
  name: string
  nameprefix: string | null
  surname: string | null
  phone: string | null
  email: string
}

function Person() {
  const t = useShellT()
  const coreT = useCoreT()
  const { id, version, name, nameprefix, surname, phone, email } = useCurrentUser()
  return (
    <Card title={t('profileDetails')}>
      <Form<PersonValues>
        values={{ version, name, nameprefix, surname, phone, email }}
        fields={[
          { name: 'name', label: t('firstName'), required: true, maxLength: 255, width: 'third' },
          { name: 'nameprefix', label: t('nameprefix'), width: 'third' },
          { name: 'surname', label: t('surname'), maxLength: 255, width: 'third' },
          { name: 'phone', label: t('phone'), kind: 'phone', maxLength: 32, width: 'half' },
          {
            name: 'email',
            label: coreT('email'),
            kind: 'email',
            disabled: true,
            width: 'half',
            help: t('profileEmailHelp'),
          },
        ]}
        onSave={(_values, { name, nameprefix, surname, phone }, headers) =>
          call('patch', '/api/user/{id}', {
            params: { path: { id } },
            headers,
            body: { name, nameprefix, surname, phone },
          })
        }
        onSaved={() => {
          toast(t('profileSaved'))
          void refreshCurrentUser({ now: true })
        }}
      />
    </Card>
  )
}

function Appearance() {
  const t = useCoreT()
  const user = useCurrentUser()
  const language = useLanguage()
  const theme = useTheme()
  const [letters, setLetters] = useStored('hotkeys', true)
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
        <Switch end checked={letters} onChange={setLetters}>
          {t('keyboardOff')}
        </Switch>
      </div>
    </Card>
  )
}
