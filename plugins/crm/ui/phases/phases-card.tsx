import { Button, Card, EmptyState, IconButton, Menu, Tag, useT } from '@core/ui'
import { SortableRows, useOrder } from '@core/ui/records'
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { stageColor } from '../../contract/stage-look'
import { PhaseModal } from './phase-modal'
import { type Phase, type PhaseStage, usePhaseStageName } from './phase-row'
import { useRemovePhase } from './use-remove-phase'

interface PhasesCardProps {
  stage: PhaseStage
  /** Sub-statuses of this stage, in order. */
  phases: readonly Phase[]
}

/** The sub-statuses of one stage, in the order in which dossiers offer them (R-SET-009). */
export function PhasesCard({ stage, phases }: PhasesCardProps) {
  const t = useT('crm')
  const title = usePhaseStageName()(stage)
  const { rows = [], order } = useOrder('/api/flowphase', phases)
  const [open, setOpen] = useState<Phase | 'new' | null>(null)
  const { remove, layer } = useRemovePhase(phases)
  const mark = stage === 'algemeen' ? 'var(--border)' : stageColor(stage)
  return (
    <Card
      title={
        <span className="crm-phase-stage" style={{ '--stage': mark } as CSSProperties}>
          {title}
        </span>
      }
      count={rows.length}
      flush
      actions={
        <Button size="small" icon={IconPlus} title={t('addPhaseTo', { stage: title })} onClick={() => setOpen('new')}>
          {t('field.flow.flow_phase_id')}
        </Button>
      }
    >
      {rows.length === 0 && <EmptyState compact title={t('noPhases')} text={t('noPhasesText')} />}
      {rows.length > 0 && (
        <SortableRows
          rows={[...rows]}
          nameOf={phase => phase.description}
          onOrder={next => void order(next)}
          render={phase => (
            <>
              <span className="vk-grow vk-clip">{phase.description}</span>
              {!phase.active && <Tag>{t('phaseHidden')}</Tag>}
              <Menu
                label={t('phaseActions', { name: phase.description })}
                items={[
                  { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => setOpen(phase) },
                  {
                    key: 'delete',
                    label: t('delete'),
                    icon: IconTrash,
                    danger: true,
                    onSelect: () => void remove(phase),
                  },
                ]}
              >
                <IconButton size="small" icon={IconDots} label={t('phaseActions', { name: phase.description })} />
              </Menu>
            </>
          )}
        />
      )}
      {open && <PhaseModal phase={open === 'new' ? null : open} stage={stage} onClose={() => setOpen(null)} />}
      {layer}
    </Card>
  )
}
