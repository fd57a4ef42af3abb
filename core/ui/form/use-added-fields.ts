import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { requestJson } from '../api/request.ts'
import { customItems } from '../custom-fields/custom-form.ts'
import { useCustomFields } from '../custom-fields/use-custom-fields.ts'
import { placesAt } from '../define/record-places.ts'
import { useContents } from '../define/use-fills.ts'
import { type FormItem, type FormValues, isField } from './form-field.ts'

/**
 * What the forms of a resource ask beside their own fields, and what stands there for the record with this id: fields of
 * other plugins and of the company. Undefined while it is on its way, as what a form starts with is settled once.
 */
export function useAddedFields<Values extends FormValues>(
  resource: string | undefined,
  id: unknown,
): { items: FormItem<Values>[]; values: Partial<Values> } | undefined {
  const custom = useCustomFields(resource)
  const contents = useContents(placesAt(resource ?? '').fields)
  const names = useMemo(() => (contents ?? []).filter(isField).map(({ name }) => name), [contents])
  const asked = typeof id === 'number' && names.length > 0
  const address = `${resource}/${id}?${new URLSearchParams({ with: names.join(',') })}`
  const row = useQuery({
    queryKey: [`${resource}/${id}`, 'added', names],
    queryFn: () => requestJson<FormValues>('GET', address),
    enabled: asked,
    staleTime: 0,
    gcTime: 0,
  })
  if (!custom || !contents || (asked && row.isPending)) return undefined
  const there = Object.entries(row.data ?? {}).filter(([name]) => names.includes(name))
  // What stands there is unknown: better not asked than overwritten.
  const added = row.isError ? [] : (contents as readonly FormItem<Values>[])
  return {
    items: [...added, ...customItems<Values>(custom)],
    values: Object.fromEntries(there) as Partial<Values>,
  }
}
