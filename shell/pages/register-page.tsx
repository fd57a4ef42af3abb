import { Problem } from '@core/ui/api/problem.ts'
import { PublicPage, useBranding } from '@core/ui/brand/public-page.tsx'
import { Button } from '@core/ui/buttons/button.tsx'
import { Checkbox } from '@core/ui/fields/checkbox.tsx'
import { Field } from '@core/ui/fields/field.tsx'
import { PasswordInput } from '@core/ui/fields/password-input.tsx'
import { TextInput } from '@core/ui/fields/text-input.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { register } from '@core/ui/session/sign-in.ts'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { isStrongPassword } from '../password-rule.ts'
import { useShellT } from '../shell-texts.ts'
import './pages.css'
import { PageNotice } from './page-notice.tsx'
import { useFirstError } from './use-first-error.ts'

const empty = {
  companyname: '',
  name: '',
  nameprefix: '',
  surname: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  accept_privacy: false,
}
type Form = typeof empty
type Errors = Partial<Record<keyof Form, string>>

/** Makes a company with its first administrator, unless the operator closed registration (G-REG). */
export function RegisterPage() {
  const t = useShellT()
  const coreT = useCoreT()
  const branding = useBranding()
  return (
    <PublicPage title={t('registerTitle')}>
      <div>
        <h1>{t('registerTitle')}</h1>
        {branding?.registrationOpen && (
          <p className="vk-public-intro">
            {branding.trialDays > 0 && `${t('registerTrial', { count: branding.trialDays })} `}
            {t('registerHelp')}
          </p>
        )}
      </div>
      {branding && !branding.registrationOpen && (
        <PageNotice>
          {t('registrationClosed')} {t('registrationClosedHelp')}
        </PageNotice>
      )}
      {branding?.registrationOpen && <RegisterForm />}
      <a href="/login">{coreT('backToSignIn')}</a>
    </PublicPage>
  )
}

function RegisterForm() {
  const t = useShellT()
  const coreT = useCoreT()
  const [form, setForm] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const ref = useFirstError(errors)
  const bind = (name: Exclude<keyof Form, 'accept_privacy'>) => ({
    name,
    size: 'large' as const,
    value: form[name],
    onChange: (value: string) => setForm(before => ({ ...before, [name]: value })),
  })

  function problems(): Errors {
    const found: Errors = {}
    if (form.companyname.trim().length < 2) found.companyname = coreT('errorRequired')
    if (!form.name.trim()) found.name = coreT('errorRequired')
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(form.email.trim())) found.email = coreT('errorEmail')
    if (!isStrongPassword(form.password)) found.password = coreT('passwordRule')
    if (form.password !== form.password_confirmation) found.password_confirmation = coreT('passwordsDiffer')
    if (!form.accept_privacy) found.accept_privacy = t('acceptPrivacyFirst')
    return found
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const found = problems()
    setErrors(found)
    setFailure('')
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await register({
        ...form,
        companyname: form.companyname.trim(),
        name: form.name.trim(),
        email: form.email.trim(),
        nameprefix: form.nameprefix.trim() || null,
        surname: form.surname.trim() || null,
        phone: form.phone.trim() || null,
      })
    } catch (problem) {
      const fields = problem instanceof Problem ? problem.fields : {}
      setErrors(Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(' ')])))
      if (Object.keys(fields).length === 0)
        setFailure((problem instanceof Problem && problem.message) || coreT('noConnection'))
      setBusy(false)
    }
  }

  return (
    <form ref={ref} onSubmit={event => void submit(event)} noValidate>
      {failure && <PageNotice>{failure}</PageNotice>}
      <Field label={t('companyName')} error={errors.companyname} required>
        <TextInput {...bind('companyname')} autoComplete="organization" autoFocus />
      </Field>
      <Field label={t('firstName')} error={errors.name} required>
        <TextInput {...bind('name')} autoComplete="given-name" />
      </Field>
      <div className="shell-name-rest">
        <Field label={t('nameprefix')} error={errors.nameprefix}>
          <TextInput {...bind('nameprefix')} />
        </Field>
        <Field label={t('surname')} error={errors.surname}>
          <TextInput {...bind('surname')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label={coreT('email')} error={errors.email} required>
        <TextInput {...bind('email')} type="email" autoComplete="username" />
      </Field>
      <Field label={t('phone')} error={errors.phone}>
        <TextInput {...bind('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field label={coreT('password')} help={coreT('passwordRule')} error={errors.password} required>
        <PasswordInput {...bind('password')} autoComplete="new-password" />
      </Field>
      <Field label={coreT('repeatPassword')} error={errors.password_confirmation} required>
        <PasswordInput {...bind('password_confirmation')} autoComplete="new-password" />
      </Field>
      <div className="shell-privacy-choice">
        <Checkbox
          checked={form.accept_privacy}
          aria-invalid={Boolean(errors.accept_privacy) || undefined}
          aria-describedby={errors.accept_privacy && 'privacy-error'}
          onChange={accept_privacy => setForm(before => ({ ...before, accept_privacy }))}
        >
          {t('acceptPrivacy')}
        </Checkbox>
        {errors.accept_privacy && (
          <div className="vk-field-error" id="privacy-error" role="alert">
            <IconAlertCircle size={14} stroke={1.75} />
            {errors.accept_privacy}
          </div>
        )}
        <a href="/privacypolicy" target="_blank" rel="noreferrer">
          {t('readPrivacy')}
        </a>
      </div>
      <Button type="submit" variant="primary" size="large" fill busy={busy}>
        {t('registerVerb')}
      </Button>
    </form>
  )
}
