import { type RowOf, useT } from '@core/ui'
import { stageName } from '../../contract/stage-look'

/** A sub-status of the company. */
export type Phase = RowOf<'/api/flowphase'>

/** Stage of a sub-status, or `algemeen` for one that every stage has. */
export type PhaseStage = Phase['flowstage']

/** What a stage is called here. */
export function usePhaseStageName(): (stage: PhaseStage) => string {
  const t = useT('crm')
  return stage => (stage === 'algemeen' ? t('everyStage') : stageName(stage))
}
