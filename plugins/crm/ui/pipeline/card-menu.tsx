import { Menu, useT } from '@core/ui'
import { IconBan, IconChevronDown, IconPencil } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { stageOf } from '../../contract/flow-status'
import { useStatusName } from '../flow/flow-status'
import type { Phase } from '../flow/use-phases'
import { useStageMenu } from '../flow/use-stage-menu'
import type { BoardColumn, LeadCard } from './board-columns'
import { LeadModal } from './lead-modal'

interface CardMenuProps {
  card: LeadCard
  move: (card: LeadCard, column: BoardColumn, phase: Phase | null) => void
}

/** The sub-status of a card, which opens into where it may go. The menu comes with the first press: a board has many cards. */
export function CardMenu({ card, move }: CardMenuProps) {
  const t = useT('crm')
  const nameOf = useStatusName()
  const [pressed, setPressed] = useState(false)
  const phase = card.flow_phase_description ?? nameOf(card.flow_status)
  const button: ComponentProps<'button'> = {
    type: 'button',
    className: 'crm-card-phase vk-tag vk-tone-neutral',
    title: phase,
    'aria-label': `${phase}, ${t('cardActions', { name: card.relation_fullname })}`,
    children: (
      <>
        <span className="vk-clip">{phase}</span>
        <IconChevronDown size={12} stroke={2} />
      </>
    ),
  }
  if (!pressed)
    return <button {...button} data-menu aria-haspopup="menu" aria-expanded={false} onClick={() => setPressed(true)} />
  return (
    <OpenedMenu card={card} move={move}>
      {/* biome-ignore lint/a11y/noAutofocus: it stands in the place of the button that was pressed */}
      <button {...button} data-menu autoFocus />
    </OpenedMenu>
  )
}

function OpenedMenu({ card, move, children }: CardMenuProps & Pick<ComponentProps<typeof Menu>, 'children'>) {
  const t = useT('crm')
  const { stages } = useStageMenu()
  const [editing, setEditing] = useState(false)
  const standing = { stage: stageOf(card.flow_status), phase: card.flow_phase_description }
  const cancel = {
    key: 'cancelled',
    label: t('moveTo', { stage: t('field.flow.status.cancelled') }),
    icon: IconBan,
    danger: true,
    onSelect: () => move(card, 'cancelled', null),
  }
  const edit = { key: 'edit', label: t('editFlow'), icon: IconPencil, onSelect: () => setEditing(true) }
  return (
    <>
      <Menu
        startOpen
        placement="bottom-start"
        label={t('cardActions', { name: card.relation_fullname })}
        sections={[
          { title: t('moveFlowTo'), items: stages(standing, (stage, phase) => move(card, stage, phase)) },
          { items: card.flow_status === 'cancelled' ? [edit] : [edit, cancel] },
        ]}
      >
        {children}
      </Menu>
      {editing && <LeadModal flowId={card.flow_id} onClose={() => setEditing(false)} />}
    </>
  )
}
