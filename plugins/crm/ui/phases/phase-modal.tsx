import { toast, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/flowphase'
import type { Phase, PhaseStage } from './phase-row'

interface PhaseModalProps {
  /** Null makes a new one. */
  phase: Phase | null
  stage: PhaseStage
  onClose: () => void
}

/** What a sub-status is called, and whether it can be chosen. Its stage and what it stands for stay. */
export function PhaseModal({ phase, stage, onClose }: PhaseModalProps) {
  const t = useT('crm')
  return (
    <ResourceModal
      of={described}
      record={phase}
      title={phase ? t('editPhase') : t('newPhase')}
      size="small"
      layout={['description', 'active']}
      fields={phase?.meaning ? { description: { help: t('phaseNameHelp') } } : {}}
      values={{ active: true }}
      along={{ flowstage: stage }}
      refresh={['/api/flow']}
      onSaved={() => toast(t('phaseSaved'))}
      onClose={onClose}
    />
  )
}
