import { useCustomFields, useOwns, useT } from '@core/ui'

/** Merge tags of the fields that the company added to people and dossiers, with their names. */
export function useOwnTags(): { tag: string; label: string }[] {
  const t = useT('crm')
  const owns = useOwns('CRM')
  const relation = useCustomFields(owns ? '/api/relation' : undefined) ?? []
  const flow = useCustomFields(owns ? '/api/flow' : undefined) ?? []
  return [
    ...relation.map(({ key, label }) => ({ tag: `relation.custom.${key}`, label: t('relationTag', { label }) })),
    ...flow.map(({ key, label }) => ({ tag: `flow.custom.${key}`, label: t('flowTag', { label }) })),
  ]
}
