import { confirm, useSave, useT } from '@core/ui'
import type { FlowStage } from '../../contract/flow-status'
import { stageName } from '../../contract/stage-look'
import type { Flow } from './flow-status'
import { usePhases } from './use-phases'

type Moved = Pick<Flow, 'id' | 'status'>

const refresh = ['/api/user/getleadpipeline', '/api/relation'] as const

/** Moves a dossier to another stage after asking, or straight to another sub-status of its own stage. */
export function useMoveFlow(flow: Moved) {
  const t = useT('crm')
  const phases = usePhases()
  const save = useSave('patch', '/api/flow/{id}', { refresh: [...refresh] })
  const reopen = useSave('post', '/api/flow/{id}/reopen', { refresh: [...refresh] })
  const params = { path: { id: flow.id } }

  return {
    async toStage(stage: FlowStage): Promise<void> {
      const phase = phases.first(stage)?.description
      const sure = await confirm({
        title: t('moveTitle', { stage: stageName(stage) }),
        text: phase && t('moveText', { phase }),
        verb: t('moveVerb', { stage: stageName(stage) }),
      })
      if (sure) save.mutate({ params, body: { status: stage } })
    },
    toPhase: (flow_phase_id: number) => save.mutate({ params, body: { flow_phase_id } }),
    async complete(): Promise<void> {
      if (await confirm({ title: t('completeTitle'), text: t('completeText'), verb: t('complete') }))
        save.mutate({ params, body: { status: 'completed' } })
    },
    async cancel(): Promise<void> {
      if (await confirm({ title: t('cancelTitle'), text: t('cancelText'), verb: t('cancelFlow'), danger: true }))
        save.mutate({ params, body: { status: 'cancelled' } })
    },
    reopen: () => reopen.mutate({ params }),
  }
}
