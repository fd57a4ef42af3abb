import { Problem } from '@core/ui/api/problem.ts'
import { PublicPage, useBranding } from '@core/ui/brand/public-page.tsx'
import { Button } from '@core/ui/buttons/button.tsx'
import { Field } from '@core/ui/fields/field.tsx'
import { PasswordInput } from '@core/ui/fields/password-input.tsx'
import { TextInput } from '@core/ui/fields/text-input.tsx'
import { formatDay } from '@core/ui/format/date.ts'
import { takeEarlySubmit } from '@core/ui/host/drawn-page.ts'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { fetchAhead } from '@core/ui/lazy/use-lazy.ts'
import { type SealedWork, sealedList, waitingSealed } from '@core/ui/offline/sealed-list.ts'
import { signIn } from '@core/ui/session/sign-in.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadApp } from '../load-app.ts'
import { useShellT } from '../shell-texts.ts'
import { PageNotice } from './page-notice.tsx'
import { SecondStep } from './second-step.tsx'
import './pages.css'

/** Sign-in for staff, partners and platform administrators alike (R-GEN-005). */
export function SignInPage({ notice }: { notice?: string | undefined }) {
  const t = useCoreT()
  const shellT = useShellT()
  const branding = useBranding()
  const company = branding?.companyname
  const [challenge, setChallenge] = useState<string | null>(null)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const [sealed, setSealed] = useState<readonly SealedWork[]>([])
  // The page that was drawn ahead knows of no device.
  useEffect(() => {
    const look = () => setSealed(waitingSealed())
    look()
    return sealedList.onChange(look)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page that was drawn ahead becomes ours
  useLayoutEffect(() => {
    const typed = new FormData(form.current!)
    const [name, word] = [String(typed.get('username')), String(typed.get('password'))]
    setUsername(name)
    setPassword(word)
    if (takeEarlySubmit()) void submit(name, word)
  }, [])

  async function submit(name: string, word: string): Promise<void> {
    if (busy || name === '' || word === '') return
    setBusy(true)
    setError('')
    try {
      const next = await signIn(name.trim(), word)
      setPassword('')
      setBusy(false)
      setChallenge(next)
    } catch (failure) {
      setError(failure instanceof Problem ? failure.message : t('signInFailed'))
      setPassword('')
      setBusy(false)
      passwordInput.current?.focus()
    }
  }

  if (challenge !== null) return <SecondStep challenge={challenge} onRestart={() => setChallenge(null)} />
  return (
    <PublicPage title={t('signIn')}>
      <div>
        <h1>{t('signIn')}</h1>
        <p className="vk-public-intro">{company ? t('welcomeBack', { company }) : t('welcome')}</p>
      </div>
      {notice && <PageNotice>{notice}</PageNotice>}
      {sealed.map(({ owner, name, until }) => (
        <PageNotice key={owner}>
          {shellT('workWaits', { name, day: formatDay(new Date(until).toISOString()) })}
        </PageNotice>
      ))}
      <form
        ref={form}
        onSubmit={event => {
          event.preventDefault()
          void submit(username, password)
        }}
        noValidate
      >
        <Field label={t('email')}>
          <TextInput
            size="large"
            name="username"
            autoComplete="username"
            autoFocus
            required
            value={username}
            onChange={setUsername}
          />
        </Field>
        <Field
          label={t('password')}
          error={error || undefined}
          aside={<a href="/lostpassword">{t('forgotPassword')}</a>}
        >
          <PasswordInput
            ref={passwordInput}
            size="large"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
            onFocus={() => fetchAhead(loadApp)}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" fill busy={busy}>
          {t('signIn')}
        </Button>
      </form>
      {branding?.registrationOpen && (
        <p className="shell-no-account">
          {shellT('noAccount')} <a href="/register">{shellT('registerYourCompany')}</a>
        </p>
      )}
    </PublicPage>
  )
}
