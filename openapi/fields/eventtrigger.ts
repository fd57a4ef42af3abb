import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/eventtrigger",
  texts: "admin",
  fields: {
    tag: {"input":"text","label":"field.eventtrigger.tag","required":true,"maxLength":64},
    description: {"input":"text","label":"field.eventtrigger.description","maxLength":255},
    flowstage: {"input":"select","label":"field.eventtrigger.flowstage","choices":{"algemeen":"field.eventtrigger.flowstage.algemeen","new":"field.eventtrigger.flowstage.new","intake":"field.eventtrigger.flowstage.intake","quotation":"field.eventtrigger.flowstage.quotation","confirmation":"field.eventtrigger.flowstage.confirmation","project":"field.eventtrigger.flowstage.project","invoice":"field.eventtrigger.flowstage.invoice","aftercare":"field.eventtrigger.flowstage.aftercare"}},
    is_active: {"input":"checkbox","label":"field.eventtrigger.is_active"},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
