import { type FormField, useCall, useT } from '@core/ui'

/** What other modules of the company do with dossiers that are imported; nothing of a module that it has not got. */
export function useModuleFields(): FormField[] {
  const t = useT('crm')
  const { data } = useCall('get', '/api/flow/importchoices', undefined, { freshMs: 300_000 })
  if (!data) return []
  const { partner, partner_project, project_templates: templates, event_triggers: triggers } = data
  const referring = (name: string, label: string, reference: typeof partner): FormField[] =>
    reference ? [{ name, label, kind: 'reference', reference }] : []
  return [
    ...referring('partner_id', t('partner'), partner),
    ...referring('partner_project_id', t('partnerProject'), partner_project),
    ...(templates ? [{ name: 'start_project', label: t('bulkStartProject'), kind: 'switch' } as const] : []),
    ...(templates?.length
      ? [
          {
            name: 'project_template_id',
            label: t('bulkProjectTemplate'),
            kind: 'select',
            options: templates.map(({ id, name }) => ({ value: id, label: name })),
            empty: t('bulkNoTemplate'),
            when: values => values.start_project === true,
          } satisfies FormField,
        ]
      : []),
    ...(triggers.length
      ? [
          {
            name: 'event_trigger_tag',
            label: t('bulkTrigger'),
            kind: 'select',
            options: triggers.map(({ tag, label }) => ({ value: tag, label })),
            empty: t('none'),
            help: t('bulkTriggerHelp'),
          } satisfies FormField,
        ]
      : []),
  ]
}
