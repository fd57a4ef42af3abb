import { Card } from '../data/card.tsx'
import { Facts } from '../data/facts.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { customValue } from './custom-value.ts'
import { useCustomFields } from './use-custom-fields.ts'

/** What the fields of the company hold for a record; nothing where it has none. */
export function CustomFacts({ resource, row }: { resource: string; row: object }) {
  const t = useCoreT()
  const fields = useCustomFields(resource) ?? []
  if (fields.length === 0) return null
  return (
    <Card title={t('customFields')}>
      <Facts facts={fields.map(field => ({ label: field.label, value: customValue(field, row) }))} />
    </Card>
  )
}
