import { Button, Card, CardRow, Checkbox, formatNumber, NumberInput, type RowOf, Tag, useT } from '@core/ui'
import { IconClock, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMaterials } from '../materials/materials-card'
import { ExtraDialog } from './extra-dialog'
import type { KeptAct } from './on-device'
import { usedMaterials } from './used-materials'

interface JobMaterialsProps {
  projectId: number
  acts: readonly KeptAct[]
  onUse: (material: number, amount: number) => void
  onExtra: (item_name: string, amount: number) => void
}

/** What goes into the work: ticked as it is used, counted where it is another number, and what came along besides. */
export function JobMaterials({ projectId, acts, onUse, onExtra }: JobMaterialsProps) {
  const t = useT('project')
  const [adding, setAdding] = useState(false)
  const rows = usedMaterials(useMaterials(projectId).data?.rows ?? [], acts)
  const extra = acts.flatMap(act => (act.kind === 'extra' && !act.refusal ? [act] : []))
  const missing = rows.filter(({ status }) => status === 'to_order' || status === 'ordered')
  const used = rows.filter(({ amount_used }) => amount_used > 0).length
  return (
    <Card
      title={t('materials')}
      flush
      actions={
        <>
          {rows.length > 0 && <span className="vk-meta">{t('usedOf', { used, total: rows.length })}</span>}
          <Button size="small" icon={IconPlus} onClick={() => setAdding(true)}>
            {t('usedMore')}
          </Button>
        </>
      }
    >
      {missing.length > 0 && (
        <p className="project-job-missing">
          {t('missing', { names: missing.map(({ item_name }) => item_name).join(', ') })}
        </p>
      )}
      {rows.map(material => (
        <MaterialLine key={material.id} material={material} onUse={onUse} />
      ))}
      {extra.map(({ id, item_name, amount }) => (
        <CardRow key={id}>
          <span className="vk-grow">{item_name}</span>
          <span className="vk-meta">{formatNumber(amount)}</span>
          <Tag icon={IconClock}>{t('waitsHere')}</Tag>
        </CardRow>
      ))}
      {rows.length + extra.length === 0 && <p className="vk-meta project-job-none">{t('noMaterials')}</p>}
      {adding && <ExtraDialog onSave={onExtra} onClose={() => setAdding(false)} />}
    </Card>
  )
}

interface MaterialLineProps {
  material: RowOf<'/api/projectmaterial'>
  onUse: (material: number, amount: number) => void
}

function MaterialLine({ material, onUse }: MaterialLineProps) {
  const { id, item_name, amount, amount_used, unit_of_measurement } = material
  const isUsed = amount_used > 0
  return (
    <CardRow>
      <span className="vk-grow">
        <Checkbox checked={isUsed} onChange={on => onUse(id, on ? amount : 0)}>
          {item_name}
        </Checkbox>
      </span>
      {isUsed ? (
        <UsedAmount key={amount_used} name={item_name} amount={amount_used} onChange={value => onUse(id, value)} />
      ) : (
        <span className="vk-meta">{`${formatNumber(amount)} ${unit_of_measurement}`}</span>
      )}
    </CardRow>
  )
}

interface UsedAmountProps {
  name: string
  amount: number
  onChange: (amount: number) => void
}

/** How many were used, kept once whoever types it leaves the field. */
function UsedAmount({ name, amount, onChange }: UsedAmountProps) {
  const t = useT('project')
  const [typed, setTyped] = useState<number | null>(amount)
  const keep = () => {
    if (typed !== null && typed > 0 && typed !== amount) onChange(typed)
  }
  return (
    <NumberInput
      className="project-job-amount"
      value={typed}
      onChange={setTyped}
      onBlur={keep}
      aria-label={t('usedAmountOf', { name })}
    />
  )
}
