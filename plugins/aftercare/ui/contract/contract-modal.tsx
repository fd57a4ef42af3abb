import { today, useOwns, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/maintenancecontract'
import type { Contract } from './contract-words'

interface ContractModalProps {
  /** Null makes a new one. */
  contract: Contract | null
  starting?: Partial<Contract>
  onSaved?: (saved: Contract) => void
  onClose: () => void
}

const RATES = [0, 9, 21].map(value => ({ value, label: `${value} %` }))

/** How often somebody comes to look after equipment, and what that costs. */
export function ContractModal({ contract, starting = {}, onSaved, onClose }: ContractModalProps) {
  const t = useT('aftercare')
  const bills = useOwns('INVOICE')
  const billed = Boolean(contract?.recurring_invoice_id)
  return (
    <ResourceModal
      of={described}
      record={contract}
      title={t(contract ? 'editContract' : 'newContract')}
      verb={contract ? undefined : t('makeContract')}
      layout={[
        'title',
        ...(contract ? [] : (['flow_id'] as const)),
        'equipment_id',
        ...(billed
          ? []
          : ([
              ['interval_count', 'interval_unit'],
              ['first_date', 'end_date'],
            ] as const)),
        ['duration', 'user_id'],
        ...(billed || !bills ? [] : ([['amount_exc', 'vat_percentage'], 'mails'] as const)),
        'remarks',
      ]}
      only
      fields={{
        flow_id: { required: true, disabled: Boolean(starting.flow_id) },
        vat_percentage: { kind: 'select', options: RATES },
        remarks: { rows: 3 },
      }}
      values={{ first_date: today(), ...starting }}
      refresh={['/api/task', '/api/recurring_invoice']}
      onSaved={saved => onSaved?.(saved)}
      onClose={onClose}
    />
  )
}
