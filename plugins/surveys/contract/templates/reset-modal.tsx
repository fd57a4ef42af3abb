import { Button, Dialog, Field, Select, toast, useCall, useSave, useT } from '@core/ui'
import { useState } from 'react'
import type { WorkPath } from './work-path'

/** Begins a survey or project again with a template (MOD-010, MOD-011, resettotemplate). */
export function ResetModal({ of, id, onClose }: { of: WorkPath; id: number; onClose: () => void }) {
  const t = useT('surveys')
  const [chosen, setChosen] = useState<number | null>(null)
  const templates = useCall('get', `/api/${of}/indexTemplates` as const)
  const reset = useSave('post', `/api/${of}/{id}/resetToTemplate` as const, {
    refresh: ['/api/flowdata', '/api/flow', '/api/task'],
  })
  const begin = () =>
    chosen !== null &&
    reset.mutate(
      {
        params: { path: { id } },
        body: of === 'intake' ? { intaketemplate_id: chosen } : { projecttemplate_id: chosen },
      },
      () => {
        toast(t('wasReset'))
        onClose()
      },
    )
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
