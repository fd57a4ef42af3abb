import { Problem } from '@core/ui/api/problem.ts'
import { PublicPage } from '@core/ui/brand/public-page.tsx'
import { Button } from '@core/ui/buttons/button.tsx'
import { Field } from '@core/ui/fields/field.tsx'
import { TextInput } from '@core/ui/fields/text-input.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { signInWithCode } from '@core/ui/session/sign-in.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useShellT } from '../shell-texts.ts'

/** The code after the password, for users with two-step verification. */
export function SecondStep({ challenge, onRestart }: { challenge: string; onRestart: () => void }) {
  const t = useShellT()
  const coreT = useCoreT()
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || code.trim() === '') return
    setBusy(true)
    setError('')
    try {
      await signInWithCode(challenge, code)
    } catch (failure) {
      setError((failure instanceof Problem && failure.message) || coreT('noConnection'))
      setCode('')
      setBusy(false)
      input.current?.focus()
    }
  }

  return (
    <PublicPage title={t('codeTitle')}>
      <div>
        <h1>{t('codeTitle')}</h1>
        <p className="vk-public-intro">{t('codeHelp')}</p>
      </div>
      <form onSubmit={event => void submit(event)} noValidate>
        <Field label={t('code')} error={error || undefined}>
          <TextInput
            ref={input}
            size="large"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoFocus
            required
            value={code}
            onChange={setCode}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" fill busy={busy}>
          {t('goOn')}
        </Button>
        <Button variant="minimal" size="large" fill onClick={onRestart}>
          {t('startAgain')}
        </Button>
      </form>
    </PublicPage>
  )
}
