import { FLOW_STAGES, type FlowStage } from '@plugins/crm/contract/flow-status'
import { stageColor } from '@plugins/crm/contract/stage-look'
import type { CSSProperties } from 'react'

/** Colours of work: those of the stage that it belongs to, and quiet ones for what belongs to none. */
export function workColors(about: string | null): CSSProperties {
  const stage = FLOW_STAGES.find(one => one === about)
  const of = (part?: 'text' | 'soft') => (stage ? stageColor(stage, part) : QUIET[part ?? 'line'])
  return { '--work': of(), '--work-text': of('text'), '--work-soft': of('soft') } as CSSProperties
}

/** Colours of a team. */
export const teamColors = (color: string): CSSProperties =>
  ({
    '--work': `var(--hue-${color})`,
    '--work-text': `var(--hue-${color}-text)`,
    '--work-soft': `var(--hue-${color}-soft)`,
  }) as CSSProperties

const QUIET = { line: 'var(--hue-slate)', text: 'var(--hue-slate-text)', soft: 'var(--hue-slate-soft)' }

/** Work that the foot of the board explains. */
export const EXPLAINED: readonly FlowStage[] = ['intake', 'project', 'aftercare']
