import { IconCheck, IconChevronDown, IconCircleCheck } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { useCoreT } from '../i18n/use-t.ts'
import { Menu, type MenuItem } from '../overlays/menu.tsx'
import { classes } from '../styles/classes.ts'
import { type Stage, stageColor, stageIcons, stageName, stages } from './stages.ts'
import './stage-bar.css'

export interface StageBarProps {
  /** Null for completed and cancelled dossiers: every stage is grey. */
  stage: Stage | null
  /** Second line per stage: sub-status and date. */
  notes?: Partial<Record<Stage, ReactNode>>
  /** Second line of the active stage where there is little room: how long it lasts. */
  brief?: ReactNode
  /** Sub-statuses of the active stage, in the menu behind it. */
  menu?: MenuItem[]
  /** Click on another stage. */
  onStage?: (stage: Stage) => void
  /** Every stage is behind it: completed. */
  completed?: boolean
}

/** The fasebalk: from lead to nazorg in one line of slanted joints. Large on a desktop, compact on the phone. */
export function StageBar({ stage, notes = {}, brief, menu, onStage, completed }: StageBarProps) {
  const t = useCoreT()
  const at = completed ? stages.length : stage === null ? -1 : stages.indexOf(stage)
  return (
    <ol className="vk-stage-bar" aria-label={t('stages')}>
      {stages.map((own, place) => {
        const state = place < at ? 'done' : place === at ? 'active' : 'future'
        const joint = (
          <Joint
            stage={own}
            state={state}
            note={notes[own]}
            brief={place === at && brief}
            menu={place === at && menu !== undefined}
            onStage={onStage}
          />
        )
        return (
          <li
            key={own}
            className={classes('vk-stage', `vk-stage-${state}`)}
            style={
              {
                '--stage': stageColor(own),
                '--stage-text': stageColor(own, 'text'),
                '--stage-soft': stageColor(own, 'soft'),
              } as CSSProperties
            }
            aria-current={state === 'active' ? 'step' : undefined}
          >
            {state === 'active' && menu ? (
              <Menu label={stageName(own)} items={menu} placement="bottom-start" fill>
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
  stage: Stage
  state: 'done' | 'active' | 'future'
  note?: ReactNode
  brief?: ReactNode
  menu: boolean
  onStage?: (stage: Stage) => void
}

function Joint({ stage, state, note, brief, menu, onStage }: JointProps) {
  const Glyph = state === 'done' ? IconCircleCheck : stageIcons[stage]
  const content = (
    <>
      <Glyph size={16} stroke={1.75} className="vk-stage-icon" />
      {state === 'done' && <IconCheck size={16} stroke={1.75} className="vk-stage-icon-small" />}
      <span className="vk-stage-text">
        <span className="vk-stage-name">{stageName(stage)}</span>
        <span className="vk-stage-note">{note ?? '–'}</span>
        {brief && <span className="vk-stage-brief">{brief}</span>}
      </span>
      {menu && <IconChevronDown size={16} stroke={1.75} />}
    </>
  )
  if (!menu && !onStage) return <div className="vk-stage-joint">{content}</div>
  return (
    <button
      type="button"
      className="vk-stage-joint"
      title={stageName(stage)}
      onClick={menu ? undefined : () => onStage?.(stage)}
    >
      {content}
    </button>
  )
}

/** The same line in a table row: seven small joints and the name. */
export function StageJoints({ stage, label = true }: { stage: Stage | null; label?: boolean }) {
  const at = stage === null ? -1 : stages.indexOf(stage)
  const style = stage === null ? {} : { '--stage': stageColor(stage), '--stage-text': stageColor(stage, 'text') }
  return (
    <span className="vk-joints" style={style as CSSProperties}>
      <span className="vk-joints-line" aria-hidden="true">
        {stages.map((own, place) => (
          <i key={own} className={classes(place < at && 'vk-joint-done', place === at && 'vk-joint-active')} />
        ))}
      </span>
      {stage !== null && <span className={label ? 'vk-joints-name' : 'vk-hidden'}>{stageName(stage)}</span>}
    </span>
  )
}
