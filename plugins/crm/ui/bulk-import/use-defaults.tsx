import { type Choice, type FormItem, useT } from '@core/ui'
import { useFormItems } from '@core/ui/forms'
import described from '@openapi/fields/flow'
import { stageOf } from '../../contract/flow-status'
import type { FlowStatus } from '../flow/flow-status'
import { useProfiles } from '../flow/use-company-lists'
import { useFlowFields } from '../flow/use-flow-fields'
import { usePhases } from '../flow/use-phases'
import { findOrganizations } from '../organization/find-organizations'
import { findRelations } from '../relation/find-relations'
import { useModuleFields } from './use-module-fields'

/** What holds for all dossiers of an import, as far as the file says nothing. */
export interface ImportDefaults extends Record<string, unknown> {
  status: FlowStatus
  phase: string | null
  flowprofile: number | null
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
  partner_id: number | null
  partner_project_id: number | null
  start_project: boolean
  project_template_id: number | null
  event_trigger_tag: string | null
}

/** The fields in which it is filled in (S1 §3, bulk import data). */
export function useDefaultFields(status: FlowStatus): FormItem<ImportDefaults>[] {
  const t = useT('crm')
  const phases = usePhases()
  const fields = useFlowFields()
  const profiles = useProfiles()
  return useFormItems(described, {
    layout: [
      ['status', 'phase'],
      ['user_id', 'lead_source'],
      ['office_user_id', 'project_user_id'],
      ...(profiles.length
        ? [
            {
              name: 'flowprofile',
              label: t('flowProfile'),
              kind: 'select',
              options: profiles,
              empty: t('standardProfile'),
            } as const,
          ]
        : []),
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
      'tags',
      'reference',
      ['reference2', 'reference3'],
      ...useModuleFields(),
    ],
    only: true,
    fields: {
      ...fields,
      phase: {
        label: t('field.flow.flow_phase_id'),
        kind: 'select',
        empty: t('none'),
        options: phases.of(stageOf(status)).map(({ description }) => ({ value: description, label: description })),
      },
      user_id: { ...fields.user_id, empty: t('bulkSelf') },
      lead_source: { ...fields.lead_source, required: false, empty: 'Eigen website' },
    },
  })
}
