import type { Answer } from '@core/ui/api/client.ts'
import { Button } from '@core/ui/buttons/button.tsx'
import { Card } from '@core/ui/data/card.tsx'
import { Tag } from '@core/ui/data/tag.tsx'
import { Loaded } from '@core/ui/detail/loaded.tsx'
import { toast } from '@core/ui/feedback/toast.tsx'
import { FormModal } from '@core/ui/form/form-modal.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { useCall } from '@core/ui/query/use-call.ts'
import { useSave } from '@core/ui/query/use-save.ts'
import { useState } from 'react'
import { useShellT } from '../shell-texts.ts'
import { RecoveryCodes } from './user-profile-recovery-codes.tsx'

type Setup = Answer<'post', '/api/secondfactor/setup'>
/** The dialog that is open, and what it shows. */
type Step =
  | { at: 'password'; verb: 'turnOn' | 'turnOff' | 'newRecoveryCodes' }
  | { at: 'app'; setup: Setup }
  | { at: 'codes'; codes: readonly string[] }
  | null

/** Signing in with two steps: on, off, and the recovery codes. */
export default function ProfileSecondFactor() {
  const t = useShellT()
  const factor = useCall('get', '/api/secondfactor')
  const [step, setStep] = useState<Step>(null)
  const ask = (verb: 'turnOn' | 'turnOff' | 'newRecoveryCodes') => setStep({ at: 'password', verb })
  return (
    <>
      <Loaded query={factor} compact>
        {({ enabled, recovery_codes_left }) => (
          <Card
            title={t('secondFactorTitle')}
            actions={<Tag tone={enabled ? 'ok' : 'neutral'}>{t(enabled ? 'on' : 'off')}</Tag>}
            footer={
              <div className="vk-row vk-row-wrap">
                {enabled && <span className="vk-text-2">{t('recoveryLeft', { count: recovery_codes_left })}</span>}
                <span className="vk-grow" />
                {enabled && <Button onClick={() => ask('newRecoveryCodes')}>{t('newRecoveryCodes')}</Button>}
                {enabled ? (
                  <Button variant="danger-outline" onClick={() => ask('turnOff')}>
                    {t('turnOff')}
                  </Button>
                ) : (
                  <Button variant="primary" onClick={() => ask('turnOn')}>
                    {t('turnOn')}
                  </Button>
                )}
              </div>
            }
          >
            <p className="vk-text-2">{t('secondFactorText')}</p>
          </Card>
        )}
      </Loaded>
      {step?.at === 'password' && <PasswordStep verb={step.verb} onNext={setStep} />}
      {step?.at === 'app' && <AppStep setup={step.setup} onNext={setStep} />}
      {step?.at === 'codes' && <RecoveryCodes codes={step.codes} onClose={() => setStep(null)} />}
    </>
  )
}

/** Checks who is there, and does what was asked. */
function PasswordStep({
  verb,
  onNext,
}: {
  verb: 'turnOn' | 'turnOff' | 'newRecoveryCodes'
  onNext: (step: Step) => void
}) {
  const t = useShellT()
  const coreT = useCoreT()
  const setUp = useSave('post', '/api/secondfactor/setup')
  const turnOff = useSave('post', '/api/secondfactor/turnoff')
  const renew = useSave('post', '/api/secondfactor/recoverycodes')

  async function send(body: { password: string }): Promise<Step> {
    if (verb === 'turnOn') return { at: 'app', setup: await setUp.send({ body }) }
    if (verb === 'newRecoveryCodes') return { at: 'codes', codes: (await renew.send({ body })).recovery_codes }
    await turnOff.send({ body })
    toast(t('secondFactorOff'))
    return null
  }

  return (
    <FormModal<{ password: string }, Step>
      title={t(verb === 'newRecoveryCodes' ? 'newRecoveryCodes' : 'tabSecondFactor')}
      verb={t(verb === 'turnOn' ? 'goOn' : verb)}
      size="small"
      fields={[
        {
          name: 'password',
          label: coreT('password'),
          kind: 'password',
          required: true,
          autoFocus: true,
          autoComplete: 'current-password',
          help: t('checkPasswordText'),
        },
      ]}
      onSave={({ password }) => send({ password })}
      onSaved={onNext}
      onClose={() => onNext(null)}
    />
  )
}

/** The picture for the app, and its first code. */
function AppStep({ setup, onNext }: { setup: Setup; onNext: (step: Step) => void }) {
  const t = useShellT()
  const confirm = useSave('post', '/api/secondfactor/confirm', { refresh: ['/api/session'] })
  return (
    <FormModal<{ code: string }, Answer<'post', '/api/secondfactor/confirm'>>
      title={t('linkApp')}
      verb={t('linkAppVerb')}
      size="small"
      fields={[
        { name: 'code', label: t('linkAppCode'), required: true, autoFocus: true, autoComplete: 'one-time-code' },
      ]}
      onSave={body => confirm.send({ body })}
      onSaved={({ recovery_codes }) => {
        toast(t('secondFactorOn'))
        onNext({ at: 'codes', codes: recovery_codes })
      }}
      onClose={() => onNext(null)}
    >
      <div className="vk-stack shell-profile-link">
        <p className="vk-text-2">{t('linkAppScan')}</p>
        <img
          className="shell-profile-qr"
          src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.qr)}`}
          alt={t('linkAppQr')}
        />
        <code className="shell-profile-key">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </FormModal>
  )
}
