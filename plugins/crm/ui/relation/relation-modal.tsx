import { type RowOf, useNavigate, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/relation'
import { typedPerson } from '../../domain/typed-person'
import { useLeadSourceField, useTagsField } from '../flow/use-company-lists'
import { DoublesNote } from './doubles-note'

/** Order of the fields in the form. */
const LAYOUT = [
  ['name', 'nameprefix', 'surname'],
  ['email', 'phone'],
  ['postcode', 'number', 'number_addition'],
  'address',
  ['city', 'country'],
  ['lead_source', 'organization_id'],
  'tags',
] as const

interface NewRelationModalProps {
  typed?: string
  /** Where the new relation works or lives: their page then stays open. */
  organization?: { id: number }
  onClose: () => void
}

/** A new relation; the name typed in ⌘K is already split (R-REL-005). Country is Nederland unless told (R-REL-012). */
export function NewRelationModal({ typed = '', organization, onClose }: NewRelationModalProps) {
  const t = useT('crm')
  const navigate = useNavigate()
  const fields = { lead_source: useLeadSourceField(), tags: useTagsField('relation') }
  return (
    <ResourceModal
      of={described}
      title={t('newRelation')}
      verb={t('makeRelation')}
      layout={LAYOUT}
      fields={fields}
      values={{ ...(typed && typedPerson(typed)), ...(organization && { organization_id: organization.id }) }}
      note={given => <DoublesNote kind="relation" values={given} />}
      refresh={['/api/organization']}
      onSaved={made => organization || navigate(`/relation_detail/${made.id}`)}
      onClose={onClose}
    />
  )
}

export function EditRelationModal({ relation, onClose }: { relation: RowOf<'/api/relation'>; onClose: () => void }) {
  const t = useT('crm')
  const fields = { lead_source: useLeadSourceField(), tags: useTagsField('relation') }
  return (
    <ResourceModal
      of={described}
      record={relation}
      note={given => <DoublesNote kind="relation" id={relation.id} values={given} />}
      title={t('editRelation')}
      layout={LAYOUT}
      fields={fields}
      refresh={['/api/flow', '/api/user/getleadpipeline']}
      onClose={onClose}
    />
  )
}
