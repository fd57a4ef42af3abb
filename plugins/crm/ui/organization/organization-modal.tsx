import { type FormItem, FormModal, type RowOf, useNavigate, useSave, useT } from '@core/ui'
import { useLeadSources } from '../flow/use-company-lists'
import { HOME } from '../relation/address'

type Organization = RowOf<'/api/organization'>

interface OrganizationValues extends Record<string, unknown> {
  name: string
  email: string | null
  phone: string | null
  address: string | null
  number: string | null
  number_addition: string | null
  postcode: string | null
  city: string | null
  country: string
  kvk: string | null
  vat_number: string | null
  lead_source: string | null
}

/** How forms ask the fields of one. */
export function useOrganizationFields(): FormItem<OrganizationValues>[] {
  const t = useT('crm')
  const sources = useLeadSources()
  return [
    { name: 'name', label: t('name'), required: true, autoFocus: true },
    { name: 'email', label: t('email'), kind: 'email', width: 'half' },
    { name: 'phone', label: t('phone'), kind: 'phone', width: 'half' },
    { name: 'postcode', label: t('postcode'), kind: 'postcode', width: 'third' },
    { name: 'number', label: t('houseNumber'), width: 'third', maxLength: 16 },
    { name: 'number_addition', label: t('houseNumberAddition'), width: 'third', maxLength: 16 },
    { name: 'address', label: t('street') },
    { name: 'city', label: t('city'), width: 'half' },
    { name: 'country', label: t('country'), width: 'half', maxLength: 64, required: true },
    { name: 'kvk', label: t('kvk'), width: 'half', maxLength: 16 },
    { name: 'vat_number', label: t('vatNumber'), width: 'half', maxLength: 32 },
    { name: 'lead_source', label: t('leadSource'), kind: 'select', options: sources, empty: t('none') },
  ]
}

export function NewOrganizationModal({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useT('crm')
  const navigate = useNavigate()
  const fields = useOrganizationFields()
  const create = useSave('post', '/api/organization')
  return (
    <FormModal<OrganizationValues, { id: number }>
      title={t('newOrganization')}
      verb={t('makeOrganization')}
      resource="/api/organization"
      fields={fields}
      values={{ name, country: HOME }}
      onSave={values => create.send({ body: values })}
      onSaved={organization => navigate(`/organization_detail/${organization.id}`)}
      onClose={onClose}
    />
  )
}

export function EditOrganizationModal({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const t = useT('crm')
  const fields = useOrganizationFields()
  const save = useSave('patch', '/api/organization/{id}')
  return (
    <FormModal<OrganizationValues>
      title={t('editOrganization')}
      resource="/api/organization"
      fields={fields}
      values={organization}
      onSave={(_, changed) => save.send({ params: { path: { id: organization.id } }, body: changed })}
      onClose={onClose}
    />
  )
}
