import { type Choice, type FormItem, useT } from '@core/ui'
import { FLOW_STATUSES, stageOf } from '../../contract/flow-status'
import { type FlowStatus, useStatusName } from '../flow/flow-status'
import { useHandlers, useLeadSources, useTagsField } from '../flow/use-company-lists'
import { usePhases } from '../flow/use-phases'
import { findOrganizations } from '../organization/find-organizations'
import { findRelations } from '../relation/find-relations'

/** What holds for all dossiers of an import, as far as the file says nothing. */
export interface ImportDefaults extends Record<string, unknown> {
  status: FlowStatus
  phase: string | null
  user_id: number | null
  office_user_id: number | null
  project_user_id: number | null
  relation: Choice | null
  organization: Choice | null
  lead_source: string | null
  tags: string[]
  reference: string | null
  reference2: string | null
  reference3: string | null
}

/** The fields in which it is filled in (S1 §3, bulk import data). */
export function useDefaultFields(status: FlowStatus): FormItem<ImportDefaults>[] {
  const t = useT('crm')
  const nameOf = useStatusName()
  const handlers = useHandlers()
  const sources = useLeadSources()
  const phases = usePhases()
  const tags = useTagsField()
  const people = { kind: 'select', options: handlers, empty: t('nobody') } as const
  return [
    {
      name: 'status',
      label: t('status'),
      kind: 'select',
      required: true,
      width: 'half',
      options: FLOW_STATUSES.map(value => ({ value, label: nameOf(value) })),
    },
    {
      name: 'phase',
      label: t('phase'),
      kind: 'select',
      width: 'half',
      empty: t('none'),
      options: phases.of(stageOf(status)).map(({ description }) => ({ value: description, label: description })),
    },
    { name: 'user_id', label: t('handler'), ...people, empty: t('bulkSelf'), width: 'half' },
    {
      name: 'lead_source',
      label: t('leadSource'),
      kind: 'select',
      options: sources,
      empty: 'Eigen website',
      width: 'half',
    },
    { name: 'office_user_id', label: t('department_office'), ...people, width: 'half' },
    { name: 'project_user_id', label: t('department_project'), ...people, width: 'half' },
    {
      name: 'relation',
      label: t('relation'),
      kind: 'choice',
      search: findRelations,
      help: t('bulkRelationHelp'),
    },
    {
      name: 'organization',
      label: t('organization'),
      kind: 'choice',
      search: findOrganizations,
      help: t('bulkOrganizationHelp'),
    },
    {
      name: 'tags',
      label: t('tags'),
      ...tags,
    },
    { name: 'reference', label: t('reference') },
    { name: 'reference2', label: t('reference2'), width: 'half' },
    { name: 'reference3', label: t('reference3'), width: 'half' },
  ]
}
