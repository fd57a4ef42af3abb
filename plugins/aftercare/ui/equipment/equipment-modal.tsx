import { useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/equipment'
import type { Equipment } from './equipment-card'
import { SerialNumber } from './serial-number'

interface EquipmentModalProps {
  /** Null makes a new one. */
  equipment: Equipment | null
  starting?: Partial<Equipment>
  onSaved?: (saved: Equipment) => void
  onClose: () => void
}

/** What stands at a customer's: make, type and serial number, read from a photo of its barcode or typed. */
export function EquipmentModal({ equipment, starting = {}, onSaved, onClose }: EquipmentModalProps) {
  const t = useT('aftercare')
  return (
    <ResourceModal
      of={described}
      record={equipment}
      title={t(equipment ? 'editEquipment' : 'newEquipment')}
      verb={equipment ? undefined : t('makeEquipment')}
      layout={[
        'description',
        ['make', 'model'],
        'serial_number',
        ['installed_on', 'warranty_until', 'removed_on'],
        'place',
        ['relation_id', 'flow_id'],
        'remarks',
      ]}
      only
      fields={{
        serial_number: {
          render: ({ value, onChange, onBlur }) => (
            <SerialNumber value={typeof value === 'string' ? value : ''} onChange={onChange} onBlur={onBlur} />
          ),
        },
        relation_id: { required: true, disabled: Boolean(equipment ?? starting.relation_id) },
        remarks: { rows: 3 },
      }}
      values={starting}
      refresh={['/api/incident']}
      onSaved={saved => onSaved?.(saved)}
      onClose={onClose}
    />
  )
}
