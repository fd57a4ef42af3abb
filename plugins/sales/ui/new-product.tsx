import type { ActionDialogProps } from '@core/ui'
import { NewProductModal } from './product/new-product-modal'

/** A new product, in front of whichever screen is open. */
export default function NewProduct({ typed, onClose }: ActionDialogProps) {
  return <NewProductModal name={typed} onClose={onClose} />
}
