import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/verticaldatafield",
  texts: "surveys",
  fields: {
    field_type: {"input":"select","label":"field.verticaldatafield.field_type","required":true,"initial":"text","choices":{"text":"field.verticaldatafield.field_type.text","textarea":"field.verticaldatafield.field_type.textarea","number":"field.verticaldatafield.field_type.number","date":"field.verticaldatafield.field_type.date","time":"field.verticaldatafield.field_type.time","checkbox":"field.verticaldatafield.field_type.checkbox","selectbox":"field.verticaldatafield.field_type.selectbox","multiselect":"field.verticaldatafield.field_type.multiselect","photo":"field.verticaldatafield.field_type.photo","drawing":"field.verticaldatafield.field_type.drawing","file":"field.verticaldatafield.field_type.file","signature":"field.verticaldatafield.field_type.signature","header":"field.verticaldatafield.field_type.header","calculated":"field.verticaldatafield.field_type.calculated","hidden":"field.verticaldatafield.field_type.hidden","product":"field.verticaldatafield.field_type.product","location":"field.verticaldatafield.field_type.location","group":"field.verticaldatafield.field_type.group"}},
    field_label: {"input":"text","label":"field.verticaldatafield.field_label","maxLength":255,"initial":""},
    field_name: {"input":"text","label":"field.verticaldatafield.field_name","help":"field.verticaldatafield.field_name.help","maxLength":64,"initial":""},
    description: {"input":"textarea","label":"field.verticaldatafield.description","maxLength":1000},
    unit: {"input":"text","label":"field.verticaldatafield.unit","maxLength":16},
    options: {"input":"textarea","label":"field.verticaldatafield.options","help":"field.verticaldatafield.options.help","maxLength":2000},
    own_answer: {"input":"checkbox","label":"field.verticaldatafield.own_answer","asNumber":true},
    required: {"input":"checkbox","label":"field.verticaldatafield.required","asNumber":true},
    decimals: {"input":"number","label":"field.verticaldatafield.decimals","decimals":0},
    min_value: {"input":"number","label":"field.verticaldatafield.min_value"},
    max_value: {"input":"number","label":"field.verticaldatafield.max_value","help":"field.verticaldatafield.max_value.help"},
    default_value: {"input":"text","label":"field.verticaldatafield.default_value","help":"field.verticaldatafield.default_value.help","maxLength":255},
    least_photos: {"input":"number","label":"field.verticaldatafield.least_photos","decimals":0},
    selectable_in_products: {"input":"checkbox","label":"field.verticaldatafield.selectable_in_products","asNumber":true},
    recurring: {"input":"checkbox","label":"field.verticaldatafield.recurring","asNumber":true},
    staff_only: {"input":"checkbox","label":"field.verticaldatafield.staff_only","help":"field.verticaldatafield.staff_only.help","asNumber":true},
    calculationrules: {"input":"textarea","label":"field.verticaldatafield.calculationrules","maxLength":2000},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
