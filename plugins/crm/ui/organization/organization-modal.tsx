import { ResourceModal, type RowOf, useNavigate, useT } from '@core/ui'
import described from '@openapi/fields/organization'
import { useLeadSourceField } from '../flow/use-company-lists'

/** Where forms ask what. */
const LAYOUT = [
  'name',
  ['email', 'phone'],
  ['postcode', 'number', 'number_addition'],
  'address',
  ['city', 'country'],
  ['kvk', 'vat_number'],
  'lead_source',
] as const

export function NewOrganizationModal({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useT('crm')
  const navigate = useNavigate()
  const lead_source = useLeadSourceField()
  return (
    <ResourceModal
      of={described}
      title={t('newOrganization')}
      verb={t('makeOrganization')}
      layout={LAYOUT}
      fields={{ lead_source }}
      values={{ name }}
      onSaved={made => navigate(`/organization_detail/${made.id}`)}
      onClose={onClose}
    />
  )
}

export function EditOrganizationModal({
  organization,
  onClose,
}: {
  organization: RowOf<'/api/organization'>
  onClose: () => void
}) {
  const t = useT('crm')
  const lead_source = useLeadSourceField()
  return (
    <ResourceModal
      of={described}
      record={organization}
      title={t('editOrganization')}
      layout={LAYOUT}
      fields={{ lead_source }}
      onClose={onClose}
    />
  )
}
