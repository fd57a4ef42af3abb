import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/calculationitem",
  texts: "documents",
  fields: {
    item_name: {"input":"text","label":"field.calculationitem.item_name","maxLength":255},
    custom_item_name: {"input":"text","label":"field.calculationitem.custom_item_name","maxLength":255},
    infotext: {"input":"richtext","label":"field.calculationitem.infotext","maxLength":100000},
    custom_infotext: {"input":"richtext","label":"field.calculationitem.custom_infotext","help":"field.calculationitem.custom_infotext.help","maxLength":100000},
    unit_of_measurement: {"input":"text","label":"field.calculationitem.unit_of_measurement","required":true,"maxLength":32,"initial":"stuks"},
    product_amount: {"input":"number","label":"field.calculationitem.product_amount","required":true,"initial":1},
    start_amount_inc: {"input":"money","label":"field.calculationitem.start_amount_inc","help":"field.calculationitem.start_amount_inc.help","required":true,"initial":0},
    start_amount_exc: {"input":"money","label":"field.calculationitem.start_amount_exc","help":"field.calculationitem.start_amount_exc.help","required":true,"initial":0},
    vat_percentage: {"input":"percent","label":"field.calculationitem.vat_percentage","required":true,"min":0,"max":100,"initial":21},
    vat_category: {"input":"select","label":"field.calculationitem.vat_category","choices":{"standard":"field.calculationitem.vat_category.standard","zero":"field.calculationitem.vat_category.zero","exempt":"field.calculationitem.vat_category.exempt","reverse":"field.calculationitem.vat_category.reverse","intra":"field.calculationitem.vat_category.intra","outside":"field.calculationitem.vat_category.outside"}},
    vat_reason: {"input":"text","label":"field.calculationitem.vat_reason","help":"field.calculationitem.vat_reason.help","maxLength":255},
    unit_amount_manual: {"input":"number","label":"field.calculationitem.unit_amount_manual"},
    unit_rate_inc_manual: {"input":"money","label":"field.calculationitem.unit_rate_inc_manual"},
    unit_rate_exc_manual: {"input":"money","label":"field.calculationitem.unit_rate_exc_manual"},
    discount_percentage: {"input":"percent","label":"field.calculationitem.discount_percentage","required":true,"min":0,"max":100,"initial":0},
    additionalwork: {"input":"checkbox","label":"field.calculationitem.additionalwork"},
    option_group: {"input":"text","label":"field.calculationitem.option_group","help":"field.calculationitem.option_group.help","maxLength":80},
    option_rule: {"input":"select","label":"field.calculationitem.option_rule","help":"field.calculationitem.option_rule.help","required":true,"initial":"any","choices":{"any":"field.calculationitem.option_rule.any","at_most_one":"field.calculationitem.option_rule.at_most_one","one":"field.calculationitem.option_rule.one"}},
    option_max: {"input":"number","label":"field.calculationitem.option_max","help":"field.calculationitem.option_max.help","decimals":0},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
