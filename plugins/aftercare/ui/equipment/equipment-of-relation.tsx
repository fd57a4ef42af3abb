import { Button, Card, CardRow, EmptyState, Link, Loaded, useList, useT } from '@core/ui'
import { IconAirConditioning, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Warranty } from './equipment-card'
import { EquipmentModal } from './equipment-modal'

/** What stands at a customer's. */
export function EquipmentOfRelation({ relationId, flowId }: { relationId: number; flowId?: number }) {
  const t = useT('aftercare')
  const [asking, setAsking] = useState(false)
  const found = useList('/api/equipment', { relation_id: String(relationId), sort: '-id', limit: 50 })
  return (
    <Card
      title={t('equipments')}
      count={found.data?.total || undefined}
      flush
      actions={
        <Button size="small" variant="minimal" icon={IconPlus} onClick={() => setAsking(true)}>
          {t('newEquipment')}
        </Button>
      }
    >
      <Loaded compact query={found} what={t('theEquipment')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconAirConditioning} title={t('noEquipment')} text={t('noEquipmentText')} />
          ) : (
            rows.map(equipment => (
              <CardRow key={equipment.id}>
                <Link className="vk-grow vk-clip" to={`/equipment_detail/${equipment.id}`}>
                  {[equipment.description, equipment.make, equipment.model].filter(Boolean).join(' · ')}
                </Link>
                <Warranty equipment={equipment} />
                <span className="vk-meta">{equipment.serial_number}</span>
              </CardRow>
            ))
          )
        }
      </Loaded>
      {asking && (
        <EquipmentModal
          equipment={null}
          starting={{ relation_id: relationId, ...(flowId === undefined ? {} : { flow_id: flowId }) }}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
