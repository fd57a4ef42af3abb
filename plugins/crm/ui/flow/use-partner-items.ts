import { type FormItem, useOwns, useT } from '@core/ui'

/** For whom the work of a dossier is commissioned, and in which project of theirs; nothing without the module. */
export function usePartnerItems(): FormItem[] {
  const t = useT('crm')
  if (!useOwns('PARTNERMANAGEMENT')) return []
  return [
    {
      name: 'partner_id',
      label: t('partner'),
      kind: 'reference',
      reference: { path: '/api/partner', by: 'name', notes: [], sort: 'name' },
      width: 'half',
    },
    {
      name: 'partner_project_id',
      label: t('partnerProject'),
      kind: 'reference',
      reference: { path: '/api/partnerproject', by: 'label', notes: [], sort: 'label' },
      width: 'half',
    },
  ]
}
