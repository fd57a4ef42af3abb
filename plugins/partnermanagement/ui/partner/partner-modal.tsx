import { type RowOf, useList, useOwns, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/partner'

export type Partner = RowOf<'/api/partner'>

interface PartnerModalProps {
  /** Null makes a new one. */
  partner: Partner | null
  onSaved?: (saved: Partner) => void
  onClose: () => void
}

/** Who commissions work: from when until when, whom its people call, and whether they see amounts. */
export function PartnerModal({ partner, onSaved, onClose }: PartnerModalProps) {
  const t = useT('partnermanagement')
  const profiles = useList('/api/flowprofile', { limit: 200 }, { enabled: useOwns('SETTINGS') }).data?.rows ?? []
  return (
    <ResourceModal
      of={described}
      record={partner}
      title={t(partner ? 'editPartner' : 'newPartner')}
      verb={partner ? undefined : t('makePartner')}
      layout={[
        'name',
        ['start_date', 'end_date'],
        'contact_user_id',
        {
          name: 'flowprofile_id',
          label: t('field.partner.flowprofile_id'),
          kind: 'select',
          options: profiles.map(({ id, name }) => ({ value: id, label: name })),
          empty: t('none'),
        },
        'sees_prices',
      ]}
      onSaved={saved => onSaved?.(saved)}
      onClose={onClose}
    />
  )
}
