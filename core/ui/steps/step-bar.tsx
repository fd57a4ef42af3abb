import { IconBan, IconCheck, IconChevronDown, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCoreT } from '../i18n/use-t.ts'
import { Menu, type MenuItem } from '../overlays/menu.tsx'
import { classes } from '../styles/classes.ts'
import { type Step, tinted } from './step-joints.tsx'
import './step-bar.css'

export interface StepBarProps<Key extends string> {
  /** What a screen reader calls the sequence. */
  label: string
  steps: readonly Step<Key>[]
  /** Step that is under way; null where none is: every step is grey. */
  at: Key | null
  /** Second line per step: what it holds and since when. */
  notes?: Partial<Record<Key, ReactNode>>
  /** Second line of the active step where there is little room: how long it lasts. */
  brief?: ReactNode
  /** What can be chosen of a step, in the menu behind it. */
  menuOf?: (step: Key) => MenuItem[]
  /** It ended in the step that it is at: no step is behind it or to come. */
  stopped?: boolean
  /** Every step is behind it. */
  completed?: boolean
}

/** A sequence in one line of slanted joints, as the stages of a dossier. Large on a desktop, compact on the phone. */
export function StepBar<Key extends string>(props: StepBarProps<Key>) {
  const { label, steps, at, notes = {}, brief, menuOf, stopped, completed } = props
  const now = completed ? steps.length : steps.findIndex(({ key }) => key === at)
  return (
    <ol className="vk-step-bar" aria-label={label}>
      {steps.map((step, place) => {
        const state = place === now ? 'active' : stopped ? 'stopped' : place < now ? 'done' : 'future'
        const joint = (
          <Joint
            step={step}
            state={state}
            note={(notes as Partial<Record<Key, ReactNode>>)[step.key]}
            brief={place === now && brief}
            menu={menuOf !== undefined}
          />
        )
        return (
          <li
            key={step.key}
            className={classes('vk-step', `vk-step-${state}`)}
            style={tinted(stopped && state === 'active' ? 'red' : step.tint)}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            {menuOf ? (
              <Menu
                label={step.title}
                sections={[{ title: step.title, items: menuOf(step.key) }]}
                placement="bottom-start"
                fill
              >
                {joint}
              </Menu>
            ) : (
              joint
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface JointProps {
  step: Step
  state: 'done' | 'active' | 'stopped' | 'future'
  note?: ReactNode
  brief?: ReactNode
  menu: boolean
}

function Joint({ step: { title, icon }, state, note, brief, menu }: JointProps) {
  const t = useCoreT()
  const Glyph = state === 'done' ? IconCircleCheck : state === 'stopped' ? IconBan : icon
  const content = (
    <>
      <Glyph size={16} stroke={1.75} className="vk-step-icon" />
      {state === 'done' && <IconCheck size={16} stroke={1.75} className="vk-step-icon-small" />}
      <span className="vk-step-text">
        <span className="vk-step-name">{title}</span>
        {(state === 'done' || state === 'stopped') && <span className="vk-hidden">{t(`step_${state}`)}</span>}
        <span className="vk-step-note">{note ?? '–'}</span>
        {brief && <span className="vk-step-brief">{brief}</span>}
      </span>
      {menu && state === 'active' && <IconChevronDown size={16} stroke={1.75} />}
    </>
  )
  if (!menu) return <div className="vk-step-joint">{content}</div>
  return (
    <button type="button" className="vk-step-joint" title={title}>
      {content}
    </button>
  )
}
