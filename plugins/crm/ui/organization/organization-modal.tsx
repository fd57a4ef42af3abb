import { type RowOf, useNavigate, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/organization'
import { useLeadSourceField, useTagsField } from '../flow/use-company-lists'
import { DoublesNote } from '../relation/doubles-note'

/** Where forms ask what. */
const LAYOUT = [
  'name',
  ['email', 'phone'],
  ['postcode', 'number', 'number_addition'],
  'address',
  ['city', 'country'],
  ['kvk', 'vat_number'],
  'lead_source',
  'tags',
] as const

export function NewOrganizationModal({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useT('crm')
  const navigate = useNavigate()
  const fields = { lead_source: useLeadSourceField(), tags: useTagsField('organization') }
  return (
    <ResourceModal
      of={described}
      title={t('newOrganization')}
      verb={t('makeOrganization')}
      layout={LAYOUT}
      fields={fields}
      values={{ name }}
      note={given => <DoublesNote kind="organization" values={given} />}
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
  const fields = { lead_source: useLeadSourceField(), tags: useTagsField('organization') }
  return (
    <ResourceModal
      of={described}
      record={organization}
      note={given => <DoublesNote kind="organization" id={organization.id} values={given} />}
      title={t('editOrganization')}
      layout={LAYOUT}
      fields={fields}
      onClose={onClose}
    />
  )
}
