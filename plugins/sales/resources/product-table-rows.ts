import { resource } from '@core/resource/resource'
import { ProductTableRow } from '../entities/product-table-row'

/** Rows of price tables. */
export const productTableRows = resource({ entity: ProductTableRow, module: 'SETTINGS', sort: 'unit_amount' })
