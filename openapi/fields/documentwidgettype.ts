import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/documentwidgettype",
  texts: "admin",
  fields: {
    tag: {"input":"text","label":"field.documentwidgettype.tag","required":true,"maxLength":64},
    widget_tag: {"input":"text","label":"field.documentwidgettype.widget_tag","required":true,"maxLength":64},
    description: {"input":"text","label":"field.documentwidgettype.description","maxLength":255},
    order: {"input":"number","label":"field.documentwidgettype.order","help":"field.documentwidgettype.order.help","required":true,"decimals":0,"initial":0},
    is_active: {"input":"checkbox","label":"field.documentwidgettype.is_active"},
    stringcontent: {"input":"text","label":"field.documentwidgettype.stringcontent","maxLength":255},
    textcontent: {"input":"richtext","label":"field.documentwidgettype.textcontent","maxLength":100000},
    textcontent2: {"input":"richtext","label":"field.documentwidgettype.textcontent2","maxLength":100000},
    textcontent3: {"input":"richtext","label":"field.documentwidgettype.textcontent3","maxLength":100000},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
