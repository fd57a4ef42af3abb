import { call } from '@core/context/call'
import { inputSchema } from '@core/db/schema'
import { answerMade, createRecord, withEveryField } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { addPriceRows } from '../domain/add-price-rows'
import { Product } from '../entities/product'
import { ProductTableRow } from '../entities/product-table-row'
import { products } from '../resources/products'

/** A new product starts with two empty rows in its price table (R-PROD-001). */
export const createProduct = call({
  method: 'POST',
  path: 'product',
  operationId: 'product.create',
  access: { module: 'SETTINGS' },
  summary: 'Create a product with two empty price rows',
  status: 201,
  body: inputSchema(Product),
  response: rowWith(products, products.enrich ?? []),
  example: { item_name: 'Zonnepaneel 440 Wp', unit_of_measurement: 'stuks', vat_percentage: 0 },
  async run(context, { body }) {
    const product = toRow(Product, await createRecord(products, context, withEveryField(products, body)))
    const rows = await addPriceRows(context, [product.id])
    return answerMade(products, { ...product, producttablerows: rows.map(row => toRow(ProductTableRow, row)) })
  },
})
