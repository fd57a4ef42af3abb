import { formatNumber } from '@core/ui'
import { FLOW_STAGES, type FlowStage } from '@plugins/crm/contract/flow-status'
import { stageName, stageTint } from '@plugins/crm/contract/stage-look'
import { type Action, HANDLER, type Parts, type Rule, type Words } from './rule-parts'

/** As it stands inside a sentence. */
export const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const isStage = (stage: string): stage is FlowStage => FLOW_STAGES.some(one => one === stage)

/** Colour of the stage that a trigger belongs to; slate for what happens in any. */
export const tintOf = (stage: string) => (isStage(stage) ? stageTint(stage) : 'slate')

export const stageWords = (stage: string, t: Words): string => (isStage(stage) ? stageName(stage) : t('anyStage'))

/** “3 dagen”. */
export const delayWords = (count: number, unit: Rule['delaytime_shown'], t: Words): string =>
  `${formatNumber(count, Number.isInteger(count) ? 0 : 1)} ${t(`unit_${unit}`, { count })}`

interface Acting {
  readonly text?: string | null
  readonly morph_id?: number | null
  readonly morph_name?: string | null
  readonly flowTags?: readonly { readonly tag: string; readonly remove?: boolean }[]
}

/** What an act does, in the words of its sentence: “maak een to-do “Bel na””. */
export function actWords(action: Action | undefined, type: string, acting: Acting): string {
  const record = acting.morph_name ?? action?.records.find(({ value }) => Number(value) === acting.morph_id)?.label
  const fixed = action?.texts.find(({ value }) => value === acting.text)?.label
  const tags = (acting.flowTags ?? []).map(({ tag, remove }) => (remove ? `− ${tag}` : `+ ${tag}`)).join(', ')
  const written = action?.asks.includes('text') ? acting.text?.trim() : ''
  const what = record ?? fixed ?? (tags || written)
  const verb = inSentence(action?.label ?? type)
  return what ? `${verb} “${what}”` : verb
}

/** For whom an act is; nothing where it asks for nobody. */
export function targetWords(
  action: Action | undefined,
  { user_id, user_name }: { readonly user_id?: number | null; readonly user_name?: string | null },
  t: Words,
): string | null {
  if (!action?.asks.includes('user_id')) return null
  if (user_id === HANDLER) return t('targetHandler')
  return user_name ?? (isHandlerChange(action) ? t('targetNobody') : t('targetEveryone'))
}

/** Whether an act is about a colleague and nothing else: it gives the dossier another one. */
export const isHandlerChange = ({ asks }: Action): boolean => asks.length === 1 && asks[0] === 'user_id'

/** Triggers in a list with commas between. */
export const tagsIn = (list: string | null | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean)

/** Triggers by stage, in the order in which a dossier goes through them; last what happens in any. */
export const inStages = ({ triggers }: Parts): Parts['triggers'] =>
  triggers.toSorted((one, other) => placeOf(one.stage) - placeOf(other.stage))

const placeOf = (stage: string): number => (isStage(stage) ? FLOW_STAGES.indexOf(stage) : FLOW_STAGES.length)
