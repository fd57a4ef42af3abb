import { confirm, toast, useSave, useT } from '@core/ui'
import type { FlowStage } from '../../contract/flow-status'
import { stageName } from '../../contract/stage-look'
import type { Flow } from './flow-status'
import { useBeginWork } from './use-begin-work'

type Moved = Pick<Flow, 'id' | 'status' | 'flow_phase_id' | 'relation_fullname'>

const refresh = ['/api/user/getleadpipeline', '/api/relation'] as const

/** Moves dossiers to another stage, straight to a sub-status of it; a click puts them back. */
export function useMoveTo() {
  const t = useT('crm')
  const save = useSave('patch', '/api/flow/{id}', { refresh: [...refresh] })
  const mayBegin = useBeginWork()

  return async (flow: Moved, stage: FlowStage, flow_phase_id?: number): Promise<void> => {
    if (!(await mayBegin([flow.id], stage))) return
    const params = { path: { id: flow.id } }
    const was = { status: flow.status, ...(flow.flow_phase_id && { flow_phase_id: flow.flow_phase_id }) }
    save.mutate({ params, body: { status: stage, ...(flow_phase_id && { flow_phase_id }) } }, ({ phase }) => {
      const name = [stageName(stage), phase].filter(Boolean).join(' · ')
      toast(t('flowMoved', { name: flow.relation_fullname, stage: name }), {
        undo: () => save.mutate({ params, body: was }),
      })
    })
  }
}

/** Moves one dossier: to a sub-status, to another stage, to its end and back. */
export function useMoveFlow(flow: Moved) {
  const t = useT('crm')
  const moveTo = useMoveTo()
  const save = useSave('patch', '/api/flow/{id}', { refresh: [...refresh] })
  const reopen = useSave('post', '/api/flow/{id}/reopen', { refresh: [...refresh] })
  const params = { path: { id: flow.id } }

  return {
    toStage: (stage: FlowStage, flow_phase_id?: number) => void moveTo(flow, stage, flow_phase_id),
    toPhase: (flow_phase_id: number) => save.mutate({ params, body: { flow_phase_id } }),
    async complete(): Promise<void> {
      if (await confirm({ title: t('completeTitle'), text: t('completeText'), verb: t('complete') }))
        save.mutate({ params, body: { status: 'completed' } })
    },
    reopen: () => reopen.mutate({ params }),
  }
}
