import { Combobox, call, useCall } from '@core/ui'

interface ProductInputProps {
  value: number | null
  onChange: (value: number | null) => void
}

/** A product of the price list. */
export function ProductInput({ value, onChange }: ProductInputProps) {
  const chosen = useCall(
    'get',
    '/api/product/{id}',
    { params: { path: { id: value ?? 0 } } },
    { enabled: value !== null },
  )
  return (
    <Combobox
      value={value === null ? null : { id: value, label: chosen.data?.item_name ?? String(value) }}
      onChange={choice => onChange(typeof choice?.id === 'number' ? choice.id : null)}
      search={async (query, signal) => {
        const found = await call('get', '/api/calculation/findproducts', { params: { query: { query } }, signal })
        return found.map(({ id, item_name, product_group }) => ({ id, label: item_name, note: product_group }))
      }}
    />
  )
}
