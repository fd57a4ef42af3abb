import { type FormItem, FormModal, toast, useSave, useT } from '@core/ui'
import type { Phase, PhaseStage } from './phase-row'

interface PhaseValues extends Record<string, unknown> {
  description: string
  active: boolean
}

interface PhaseModalProps {
  /** Null makes a new one. */
  phase: Phase | null
  stage: PhaseStage
  onClose: () => void
}

/** What a sub-status is called, and whether it can be chosen. Its stage and what it stands for stay. */
export function PhaseModal({ phase, stage, onClose }: PhaseModalProps) {
  const t = useT('crm')
  const create = useSave('post', '/api/flowphase')
  const save = useSave('patch', '/api/flowphase/{id}', { refresh: ['/api/flow'] })
  const fields: FormItem<PhaseValues>[] = [
    {
      name: 'description',
      label: t('phaseName'),
      required: true,
      maxLength: 255,
      autoFocus: true,
      help: phase?.meaning ? t('phaseNameHelp') : undefined,
    },
    { name: 'active', label: t('phaseActive'), kind: 'checkbox', help: t('phaseActiveHelp') },
  ]
  return (
    <FormModal<PhaseValues>
      title={phase ? t('editPhase') : t('newPhase')}
      size="small"
      fields={fields}
      values={phase ?? { active: true }}
      onSave={({ description, active }) =>
        phase
          ? save.send({ params: { path: { id: phase.id } }, body: { description, active } })
          : create.send({ body: { description, active, flowstage: stage } })
      }
      onSaved={() => toast(t('phaseSaved'))}
      onClose={onClose}
    />
  )
}
