import { type FieldOverride, type FormShape, useT } from '@core/ui'
import type described from '@openapi/fields/flow'
import { useHandlers, useLeadSources, useTagsField } from './use-company-lists'

type Fields = NonNullable<FormShape<typeof described>['fields']>

/** Fields of a dossier that no form of it asks: what moves it, and who it is for, are changed in their own ways. */
export const NOT_ASKED = ['relation_id', 'status', 'flow_phase_id', 'phase', 'city', 'location_id'] as const

/**
 * How every form asks what the company has lists of: sources, colleagues and labels.
 *
 * @param kept a source that may no longer be on the list, and that the dossier keeps all the same
 */
export function useFlowFields(kept?: string): Fields {
  const t = useT('crm')
  const sources = useLeadSources()
  const handler: FieldOverride = { kind: 'select', options: useHandlers(), empty: t('nobody') }
  const isGone = kept !== undefined && !sources.some(({ value }) => value === kept)
  return {
    description: { kind: 'text' },
    lead_source: { kind: 'select', options: isGone ? [{ value: kept, label: kept }, ...sources] : sources },
    user_id: handler,
    office_user_id: handler,
    project_user_id: handler,
    tags: useTagsField('flow'),
    remarks: { rows: 3 },
  }
}
