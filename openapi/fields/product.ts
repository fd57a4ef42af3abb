import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/product",
  texts: "sales",
  fields: {
    item_name: {"input":"text","label":"field.product.item_name","required":true,"maxLength":255},
    description: {"input":"richtext","label":"field.product.description","maxLength":100000},
    type: {"input":"select","label":"field.product.type","required":true,"initial":"standard","choices":{"standard":"field.product.type.standard","manual":"field.product.type.manual","header":"field.product.type.header","sub":"field.product.type.sub","subderivative":"field.product.type.subderivative","combination":"field.product.type.combination","derivative":"field.product.type.derivative"}},
    product_group: {"input":"text","label":"field.product.product_group","required":true,"maxLength":255,"initial":"Overig"},
    calc_base: {"input":"select","label":"field.product.calc_base","required":true,"initial":"exc","choices":{"inc":"field.product.calc_base.inc","exc":"field.product.calc_base.exc"}},
    calc_method: {"input":"select","label":"field.product.calc_method","required":true,"initial":"fixed","choices":{"fixed":"field.product.calc_method.fixed","table":"field.product.calc_method.table","matrix":"field.product.calc_method.matrix","field":"field.product.calc_method.field"}},
    unit_of_measurement: {"input":"text","label":"field.product.unit_of_measurement","required":true,"maxLength":32,"initial":"stuks"},
    start_amount_inc: {"input":"money","label":"field.product.start_amount_inc","help":"field.product.start_amount_inc.help","required":true,"initial":0},
    start_amount_exc: {"input":"money","label":"field.product.start_amount_exc","help":"field.product.start_amount_exc.help","required":true,"initial":0},
    vat_percentage: {"input":"percent","label":"field.product.vat_percentage","required":true,"min":0,"max":100,"initial":21},
    derivative_percentage: {"input":"number","label":"field.product.derivative_percentage","required":true,"initial":100},
    sub_amount: {"input":"number","label":"field.product.sub_amount","required":true,"initial":1},
    cost_price: {"input":"money","label":"field.product.cost_price","help":"field.product.cost_price.help"},
    external_reference: {"input":"text","label":"field.product.external_reference","maxLength":255},
    external_description: {"input":"text","label":"field.product.external_description","maxLength":255},
    gl_reference: {"input":"text","label":"field.product.gl_reference","maxLength":255},
    gl_description: {"input":"text","label":"field.product.gl_description","maxLength":255},
    price_field: {"input":"text","label":"field.product.price_field","help":"field.product.price_field.help","maxLength":64},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
