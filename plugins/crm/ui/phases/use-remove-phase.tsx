import { confirm, Problem, toast, toastProblem, useSave, useT } from '@core/ui'
import { type ReactNode, useState } from 'react'
import type { Phase } from './phase-row'
import { ReplacePhaseModal } from './replace-phase-modal'

/**
 * Deletes a sub-status after asking. One that dossiers have is kept by the server: then whoever deletes it says which
 * they get instead.
 */
export function useRemovePhase(others: readonly Phase[]): {
  remove: (phase: Phase) => Promise<void>
  layer: ReactNode
} {
  const t = useT('crm')
  const drop = useSave('delete', '/api/flowphase/{id}')
  const [inUse, setInUse] = useState<Phase | null>(null)

  async function remove(phase: Phase): Promise<void> {
    const name = phase.description
    if (!(await confirm({ title: t('deletePhase', { name }), verb: t('delete'), danger: true }))) return
    try {
      await drop.send({ params: { path: { id: phase.id } } })
      toast(t('phaseDeleted', { name }))
    } catch (error) {
      if (error instanceof Problem && error.status === 409) setInUse(phase)
      else toastProblem(error)
    }
  }

  return {
    remove,
    layer: inUse && (
      <ReplacePhaseModal
        phase={inUse}
        others={others.filter(({ id }) => id !== inUse.id)}
        onClose={() => setInUse(null)}
      />
    ),
  }
}
