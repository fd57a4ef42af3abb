import { Problem } from '@core/ui/api/problem.ts'
import { requestJson } from '@core/ui/api/request.ts'
import { PublicPage } from '@core/ui/brand/public-page.tsx'
import { Button } from '@core/ui/buttons/button.tsx'
import { Field } from '@core/ui/fields/field.tsx'
import { TextInput } from '@core/ui/fields/text-input.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { type FormEvent, useState } from 'react'
import { PageNotice } from './page-notice.tsx'

/** Asks for an e-mail to choose a new password; says that it was sent (R-AUTH-006). */
export function LostPasswordPage() {
  const t = useCoreT()
  const [email, setEmail] = useState('')
  const [error, setError] = useState('')
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())) return setError(t('errorEmail'))
    setBusy(true)
    setError('')
    try {
      await requestJson('POST', '/api/password/email', { email: email.trim() })
      setSent(true)
    } catch (failure) {
      setError((failure instanceof Problem && failure.message) || t('noConnection'))
    }
    setBusy(false)
  }

  return (
    <PublicPage title={t('lostPasswordTitle')}>
      <div>
        <h1>{t('lostPasswordTitle')}</h1>
        <p className="vk-public-intro">{t('lostPasswordHelp')}</p>
      </div>
      {sent ? (
        <PageNotice>{t('lostPasswordSent')}</PageNotice>
      ) : (
        <form onSubmit={event => void submit(event)} noValidate>
          <Field label={t('email')} error={error || undefined}>
            <TextInput size="large" type="email" autoComplete="username" autoFocus value={email} onChange={setEmail} />
          </Field>
          <Button type="submit" variant="primary" size="large" fill busy={busy}>
            {t('lostPasswordSend')}
          </Button>
        </form>
      )}
      <a href="/login">{t('backToSignIn')}</a>
    </PublicPage>
  )
}
