import { Button, Dialog, Field, Select, toast, useCall, useSave, useT } from '@core/ui'
import { useState } from 'react'

/** Begins a survey again with a template (MOD-010, resettotemplate). */
export function ResetModal({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT('intake')
  const [chosen, setChosen] = useState<number | null>(null)
  const templates = useCall('get', '/api/intake/indexTemplates')
  const reset = useSave('post', '/api/intake/{id}/resetToTemplate', {
    refresh: ['/api/flowdata', '/api/flow', '/api/task'],
  })
  const begin = () =>
    chosen !== null &&
    reset.mutate({ params: { path: { id } }, body: { intaketemplate_id: chosen } }, () => {
      toast(t('wasReset'))
      onClose()
    })
  return (
    <Dialog
      title={t('resetTitle')}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" disabled={chosen === null} busy={reset.isPending} onClick={begin}>
            {t('reset')}
          </Button>
        </>
      }
    >
      <Field label={t('template')} help={t('resetText')}>
        <Select
          value={chosen}
          onChange={setChosen}
          options={(templates.data ?? []).map(({ id: value, title }) => ({ value, label: title ?? `#${value}` }))}
        />
      </Field>
    </Dialog>
  )
}
