import type { CSSProperties } from 'react'
import type { Tint } from '../data/tag.tsx'
import type { Icon } from '../define/define-ui.ts'
import { classes } from '../styles/classes.ts'
import './step-joints.css'

/** One step of a sequence, as its owner names and colours it. */
export interface Step<Key extends string = string> {
  key: Key
  title: string
  icon: Icon
  tint: Tint
}

export interface StepJointsProps<Key extends string> {
  steps: readonly Step<Key>[]
  at: Key | null
  /** Shows the name of the step; true when left out. Without it a screen reader still has it. */
  label?: boolean
}

/** The same line in a table row: a small joint per step, and the name of the one under way. */
export function StepJoints<Key extends string>({ steps, at, label = true }: StepJointsProps<Key>) {
  const now = steps.findIndex(({ key }) => key === at)
  const step = steps[now]
  return (
    <span className="vk-step-joints" style={step && tinted(step.tint)}>
      <span className="vk-step-joints-line" aria-hidden="true">
        {steps.map(({ key }, place) => (
          <i key={key} className={classes(place < now && 'vk-joint-done', place === now && 'vk-joint-active')} />
        ))}
      </span>
      {step && <span className={label ? 'vk-step-joints-name' : 'vk-hidden'}>{step.title}</span>}
    </span>
  )
}

/** The colours of a step, for what is drawn in it. */
export const tinted = (tint: Tint) =>
  ({
    '--step': `var(--hue-${tint})`,
    '--step-text': `var(--hue-${tint}-text)`,
    '--step-soft': `var(--hue-${tint}-soft)`,
  }) as CSSProperties
