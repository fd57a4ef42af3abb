import { call, type FormItem, refreshCalls, toast, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { useBatch } from '@core/ui/lists'
import type { Phase } from './phase-row'

interface Chosen extends Record<string, unknown> {
  flow_phase_id: number | null
}

interface ReplacePhaseModalProps {
  phase: Phase
  /** Sub-statuses of the same stage. */
  others: readonly Phase[]
  onClose: () => void
}

/** Which sub-status dossiers get instead of one that is deleted; then it goes. */
export function ReplacePhaseModal({ phase, others, onClose }: ReplacePhaseModalProps) {
  const t = useT('crm')
  const { follow, progress } = useBatch()
  const name = phase.description
  const path = { id: phase.id }
  const fields: FormItem<Chosen>[] = [
    {
      name: 'flow_phase_id',
      label: t('phaseInstead'),
      kind: 'select',
      required: true,
      options: others.map(({ id, description }) => ({ value: id, label: description })),
    },
  ]

  async function replace({ flow_phase_id }: Chosen): Promise<void> {
    const body = { flow_phase_id: Number(flow_phase_id) }
    const { batchId } = await call('post', '/api/flowphase/{id}/moveflows', { params: { path }, body })
    await follow(batchId, t('movingFlows'))
    await call('delete', '/api/flowphase/{id}', { params: { path } })
    await Promise.all([refreshCalls('/api/flowphase'), refreshCalls('/api/flow')])
    toast(t('phaseDeleted', { name }))
  }

  return (
    <>
      <FormModal<Chosen>
        title={t('replacePhase', { name })}
        size="small"
        verb={t('replaceVerb')}
        fields={fields}
        values={{ flow_phase_id: others[0]?.id ?? null }}
        onSave={replace}
        onClose={onClose}
      >
        <p className="vk-text-2">{t('replacePhaseText')}</p>
      </FormModal>
      {progress}
    </>
  )
}
