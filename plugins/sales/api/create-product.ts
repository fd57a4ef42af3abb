import { call } from '@core/context/call'
import { inputSchema } from '@core/db/schema'
import { answerMade, createRecord, enrichRecords, withEveryField } from '@core/resource/record'
import type { OutgoingRow } from '@core/resource/resource'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { addPriceRows } from '../domain/add-price-rows'
import { Product } from '../entities/product'
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
    const product: OutgoingRow = toRow(Product, await createRecord(products, context, withEveryField(products, body)))
    await addPriceRows(context, [product.id])
    await enrichRecords(products.enrich ?? [], context, [product])
    return answerMade(products, product)
  },
})
