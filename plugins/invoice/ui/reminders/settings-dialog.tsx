import { Button, call, Dialog, Problem, refreshCalls, toast, useSafeClose, useT } from '@core/ui'
import { type FormEvent, useState } from 'react'
import ReminderSettings from './settings-fields'
import { refreshReminders, type Settings } from './use-reminders'

/** The steps, the hour and the terms of the company, beside the screen that shows what they do. */
export function SettingsDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = useT('invoice')
  const [changed, setChanged] = useState<Partial<Settings>>({})
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const close = useSafeClose(Object.keys(changed).length > 0 && !busy, onClose)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    try {
      await call('patch', '/api/companysettings/{id}', { params: { path: { id: settings.id } }, body: changed })
      await refreshCalls('/api/company', '/api/companysettings')
      await refreshReminders()
      toast(t('stepsSaved'))
      onClose()
    } catch (error) {
      setProblem(error instanceof Problem ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t('changeStepsTitle')}
      size="large"
      saves
      onClose={close}
      onSubmit={event => void save(event)}
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={!Object.keys(changed).length}>
            {t('saveSteps')}
          </Button>
        </>
      }
    >
      <ReminderSettings
        settings={{ ...settings, ...changed }}
        change={more => setChanged(before => ({ ...before, ...more }))}
        locked={false}
      />
      {problem && (
        <p className="vk-danger" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  )
}
