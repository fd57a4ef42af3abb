import { Combobox } from '@core/ui'
import { typesAbove } from '../../contract/product-types'
import { usePossibleProducts } from './use-possible-products'

interface MainProductInputProps {
  value: unknown
  onChange: (value: unknown) => void
  /** Type of the product that stands below it. */
  type: string
  /** Its number. */
  id: number
}

/** The product that another one stands below or follows: those that may (G-PTYPE). */
export const MainProductInput = (props: MainProductInputProps) => <MainProduct {...props} />

function MainProduct({ value, onChange, type, id }: MainProductInputProps) {
  const products = usePossibleProducts()
  const may = products.filter(product => product.id !== id && typesAbove(type).includes(product.type))
  const options = may.map(product => ({ id: product.id, label: product.item_name, note: product.product_group }))
  const known = products.find(product => product.id === value)
  const chosen = typeof value === 'number' ? { id: value, label: known?.item_name ?? `${value}` } : null
  return <Combobox value={chosen} options={options} onChange={choice => onChange(choice?.id ?? null)} />
}
