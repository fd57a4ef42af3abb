import { confirm, type Stage, stageName, useSave, useT } from '@core/ui'
import { type Flow, statusOfStage } from './flow-status'
import { phases } from './phases'

type Moved = Pick<Flow, 'id' | 'status'>

/** Moves a dossier to another stage after asking, or straight to another sub-status of its own stage. */
export function useMoveFlow(flow: Moved) {
  const t = useT('crm')
  const save = useSave('patch', '/api/flow/{id}', { refresh: ['/api/user/getleadpipeline', '/api/relation'] })
  const params = { path: { id: flow.id } }

  return {
    async toStage(stage: Stage): Promise<void> {
      const sure = await confirm({
        title: t('moveTitle', { stage: stageName(stage) }),
        text: t('moveText', { phase: phases[stage][0] ?? '' }),
        verb: t('moveVerb', { stage: stageName(stage) }),
      })
      if (sure) save.mutate({ params, body: { status: statusOfStage(stage), phase: phases[stage][0] ?? null } })
    },
    toPhase: (phase: string) => save.mutate({ params, body: { phase } }),
    async complete(): Promise<void> {
      if (await confirm({ title: t('completeTitle'), text: t('completeText'), verb: t('complete') }))
        save.mutate({ params, body: { status: 'completed' } })
    },
    async cancel(): Promise<void> {
      if (await confirm({ title: t('cancelTitle'), text: t('cancelText'), verb: t('cancelFlow'), danger: true }))
        save.mutate({ params, body: { status: 'cancelled' } })
    },
    reopen: () => save.mutate({ params, body: { status: 'new' } }),
  }
}
