import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { PRODUCT_TYPES } from '../contract/product-types'
import { Product } from '../entities/product'

/** The products of a company that can be chosen elsewhere, as in key figures and forms (C-0441, G-KPI). */
export const getPossibleProducts = call({
  method: 'POST',
  path: 'company/:id/getpossibleproducts',
  operationId: 'company.getpossibleproducts',
  access: { module: 'SETTINGS' },
  ofCompany: 'id',
  summary: 'Products of a company that can be chosen, by name',
  params: idParams,
  response: t.Array(
    t.Object({
      id: t.Integer(),
      item_name: t.String(),
      product_group: t.String(),
      type: t.Union(PRODUCT_TYPES.map(type => t.Literal(type))),
      unit_of_measurement: t.String(),
      external_reference: nullable(t.String()),
    }),
  ),
  run: context =>
    readRows(
      context,
      Product,
      ['id', 'item_name', 'product_group', 'type', 'unit_of_measurement', 'external_reference'],
      { deleted_at: null, status: 'approved' },
      'item_name',
    ),
})
