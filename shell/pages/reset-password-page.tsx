import { Problem } from '@core/ui/api/problem.ts'
import { requestJson } from '@core/ui/api/request.ts'
import { PublicPage } from '@core/ui/brand/public-page.tsx'
import { Button } from '@core/ui/buttons/button.tsx'
import { Field } from '@core/ui/fields/field.tsx'
import { PasswordInput } from '@core/ui/fields/password-input.tsx'
import { TextInput } from '@core/ui/fields/text-input.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { type FormEvent, useState } from 'react'
import { isStrongPassword } from '../password-rule.ts'
import { PageNotice } from './page-notice.tsx'
import { useFirstError } from './use-first-error.ts'

/** Chooses a new password with the token of the e-mail (R-AUTH-007, R-AUTH-008). */
export function ResetPasswordPage({ token }: { token: string }) {
  const t = useCoreT()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [done, setDone] = useState(false)
  const [busy, setBusy] = useState(false)
  const ref = useFirstError(errors)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const found = {
      ...(email.includes('@') ? {} : { email: t('errorEmail') }),
      ...(isStrongPassword(password) ? {} : { password: t('passwordRule') }),
      ...(password === repeated ? {} : { repeated: t('passwordsDiffer') }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await requestJson('POST', '/api/password/reset', {
        token,
        email: email.trim(),
        password,
        password_confirmation: repeated,
      })
      setDone(true)
    } catch (failure) {
      setErrors({ password: (failure instanceof Problem && failure.message) || t('noConnection') })
    }
    setBusy(false)
  }

  return (
    <PublicPage title={t('resetTitle')}>
      <h1>{t('resetTitle')}</h1>
      {done ? (
        <PageNotice>{t('resetDone')}</PageNotice>
      ) : (
        <form ref={ref} onSubmit={event => void submit(event)} noValidate>
          <Field label={t('email')} error={errors.email}>
            <TextInput size="large" type="email" autoComplete="username" autoFocus value={email} onChange={setEmail} />
          </Field>
          <Field label={t('newPassword')} help={t('passwordRule')} error={errors.password}>
            <PasswordInput size="large" autoComplete="new-password" value={password} onChange={setPassword} />
          </Field>
          <Field label={t('repeatPassword')} error={errors.repeated}>
            <PasswordInput size="large" autoComplete="new-password" value={repeated} onChange={setRepeated} />
          </Field>
          <Button type="submit" variant="primary" size="large" fill busy={busy}>
            {t('save')}
          </Button>
        </form>
      )}
      <a href="/login">{t('backToSignIn')}</a>
    </PublicPage>
  )
}
