import {
  type Choice,
  type FormItem,
  FormModal,
  type Init,
  type RowOf,
  useCall,
  useNavigate,
  useSave,
  useT,
} from '@core/ui'
import { typedPerson } from '../../domain/typed-person'
import { useLeadSources } from '../flow/use-company-lists'
import { findOrganizations } from '../organization/find-organizations'
import { HOME } from './address'

type Relation = RowOf<'/api/relation'>

interface RelationValues extends Record<string, unknown> {
  name: string
  nameprefix: string | null
  surname: string | null
  email: string | null
  phone: string | null
  address: string | null
  number: string | null
  number_addition: string | null
  postcode: string | null
  city: string | null
  country: string
  lead_source: string | null
  organization: Choice | null
}

/** How forms ask the fields of one. */
export function useRelationFields(): FormItem<RelationValues>[] {
  const t = useT('crm')
  const sources = useLeadSources()
  return [
    { name: 'name', label: t('firstName'), required: true, width: 'third', autoFocus: true },
    { name: 'nameprefix', label: t('nameprefix'), width: 'third' },
    { name: 'surname', label: t('surname'), width: 'third' },
    { name: 'email', label: t('email'), kind: 'email', width: 'half' },
    { name: 'phone', label: t('phone'), kind: 'phone', width: 'half' },
    { name: 'postcode', label: t('postcode'), kind: 'postcode', width: 'third' },
    { name: 'number', label: t('houseNumber'), width: 'third', maxLength: 16 },
    { name: 'number_addition', label: t('houseNumberAddition'), width: 'third', maxLength: 16 },
    { name: 'address', label: t('street') },
    { name: 'city', label: t('city'), width: 'half' },
    { name: 'country', label: t('country'), width: 'half', maxLength: 64, required: true },
    { name: 'lead_source', label: t('leadSource'), kind: 'select', options: sources, empty: t('none'), width: 'half' },
    { name: 'organization', label: t('organization'), kind: 'choice', search: findOrganizations, width: 'half' },
  ]
}

type Body = Init<'post', '/api/relation'>['body']

/** What the API wants of the filled in fields: the organization as its number. */
function bodyOf({ organization, ...rest }: Partial<RelationValues>): Body {
  const link = organization === undefined ? {} : { organization_id: organization?.id ? Number(organization.id) : null }
  return { ...rest, ...link } as Body
}

/** A new relation; the name typed in ⌘K is already split (R-REL-005). */
export function NewRelationModal({ typed = '', onClose }: { typed?: string; onClose: () => void }) {
  const t = useT('crm')
  const navigate = useNavigate()
  const fields = useRelationFields()
  const create = useSave('post', '/api/relation')
  return (
    <FormModal<RelationValues, { id: number }>
      title={t('newRelation')}
      verb={t('makeRelation')}
      resource="/api/relation"
      fields={fields}
      values={{ country: HOME, ...(typed ? typedPerson(typed) : {}) }}
      onSave={values => create.send({ body: bodyOf(values) })}
      onSaved={relation => navigate(`/relation_detail/${relation.id}`)}
      onClose={onClose}
    />
  )
}

export function EditRelationModal({ relation, onClose }: { relation: Relation; onClose: () => void }) {
  const t = useT('crm')
  const fields = useRelationFields()
  const save = useSave('patch', '/api/relation/{id}', { refresh: ['/api/flow', '/api/user/getleadpipeline'] })
  const id = relation.organization_id ?? 0
  const organization = useCall('get', '/api/organization/{id}', { params: { path: { id } } }, { enabled: id > 0 })
  if (id > 0 && organization.isPending) return null
  return (
    <FormModal<RelationValues>
      title={t('editRelation')}
      resource="/api/relation"
      fields={fields}
      values={{
        ...relation,
        organization: organization.data ? { id: organization.data.id, label: organization.data.name } : null,
      }}
      onSave={(_, changed) => save.send({ params: { path: { id: relation.id } }, body: bodyOf(changed) })}
      onClose={onClose}
    />
  )
}
