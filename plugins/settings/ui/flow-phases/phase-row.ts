import { type RowOf, stageName, useT } from '@core/ui'

/** A sub-status of the company. */
export type Phase = RowOf<'/api/flowphase'>

/** Stage of a sub-status, or `algemeen` for one that every stage has. */
export type PhaseStage = Phase['flowstage']

/** What a stage is called here. */
export function usePhaseStageName(): (stage: PhaseStage) => string {
  const t = useT('settings')
  return stage => (stage === 'algemeen' ? t('everyStage') : stageName(stage))
}
