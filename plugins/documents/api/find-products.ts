import { call } from '@core/context/call'
import { hasPrice, productCatalog } from '@plugins/sales/contract'
import { Type as t } from '@sinclair/typebox'
import { documentModules } from '../contract/document-modules'
import { graduatedRow } from '../domain/line-price'

/** Products to add to a calculation: for everyone who makes documents, whoever manages the price list. */
export const findProducts = call({
  method: 'GET',
  path: 'calculation/findproducts',
  access: { module: documentModules },
  summary: 'Products to add to a calculation',
  query: t.Object({
    query: t.Optional(t.String({ maxLength: 255 })),
    limit: t.Optional(t.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: t.Array(
    t.Object({
      id: t.Integer(),
      item_name: t.String(),
      product_group: t.String(),
      unit_of_measurement: t.String(),
      vat_percentage: t.Number(),
      calc_base: t.String(),
      price: t.Union([t.Number(), t.Null()]),
      graduated: t.Boolean(),
      by_form: t.Boolean({ description: 'It costs what the forms of a dossier say' }),
      price_missing: t.Boolean({ description: 'Nothing says what it costs yet' }),
    }),
  ),
  async run(context, { query }) {
    const found = await context.use(productCatalog).find(context, query.query ?? '', query.limit ?? 25)
    return found.map(product => {
      const { id, item_name, product_group, unit_of_measurement, vat_percentage } = product
      const { calc_base, calc_method, producttablerows } = product
      const byForm = calc_method === 'matrix' || calc_method === 'field'
      const row = graduatedRow([...producttablerows], 0)
      const price = calc_base === 'inc' ? row?.unit_rate_inc : row?.unit_rate_exc
      return {
        id,
        item_name,
        product_group,
        unit_of_measurement,
        vat_percentage,
        calc_base,
        price: byForm ? null : (price ?? null),
        graduated: calc_method === 'table',
        by_form: byForm,
        price_missing: !hasPrice(product),
      }
    })
  },
})
