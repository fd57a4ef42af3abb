import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/projectmaterial",
  texts: "project",
  fields: {
    project_id: {"input":"reference","label":"field.projectmaterial.project_id","required":true,"reference":{"path":"/api/project","by":"number","notes":["relation_fullname"],"sort":"-start_date","modules":["PROJECT"]}},
    item_name: {"input":"text","label":"field.projectmaterial.item_name","required":true,"maxLength":255},
    supplier: {"input":"text","label":"field.projectmaterial.supplier","maxLength":255},
    external_reference: {"input":"text","label":"field.projectmaterial.external_reference","maxLength":255},
    status: {"input":"select","label":"field.projectmaterial.status","required":true,"initial":"to_order","choices":{"to_order":"field.projectmaterial.status.to_order","ordered":"field.projectmaterial.status.ordered","in":"field.projectmaterial.status.in","on_van":"field.projectmaterial.status.on_van","used":"field.projectmaterial.status.used"}},
    expected_date: {"input":"date","label":"field.projectmaterial.expected_date"},
    unit_of_measurement: {"input":"text","label":"field.projectmaterial.unit_of_measurement","required":true,"maxLength":32,"initial":"stuks"},
    amount: {"input":"number","label":"field.projectmaterial.amount","required":true,"initial":1},
    amount_used: {"input":"number","label":"field.projectmaterial.amount_used","required":true,"initial":0},
    amount_agreed: {"input":"number","label":"field.projectmaterial.amount_agreed","readonly":true},
    unit_rate_exc: {"input":"money","label":"field.projectmaterial.unit_rate_exc","required":true,"initial":0},
    vat_percentage: {"input":"percent","label":"field.projectmaterial.vat_percentage","required":true,"min":0,"max":100,"initial":21},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
