import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/user",
  texts: "core",
  fields: {
    name: {"input":"text","label":"field.user.name","required":true,"maxLength":255},
    nameprefix: {"input":"text","label":"field.user.nameprefix","maxLength":255},
    surname: {"input":"text","label":"field.user.surname","maxLength":255},
    email: {"input":"email","label":"field.user.email","required":true,"maxLength":255},
    phone: {"input":"phone","label":"field.user.phone","maxLength":32},
    hide_from_planning: {"input":"checkbox","label":"field.user.hide_from_planning","asNumber":true},
    receives_newsletter: {"input":"checkbox","label":"field.user.receives_newsletter","asNumber":true},
    simplemode: {"input":"checkbox","label":"field.user.simplemode","help":"field.user.simplemode.help","asNumber":true},
    role: {"input":"number","label":"field.user.role","required":true,"decimals":0,"initial":100},
    user_type: {"input":"select","label":"field.user.user_type","required":true,"initial":"standard","choices":{"standard":"field.user.user_type.standard","sales":"field.user.user_type.sales","project":"field.user.user_type.project","external":"field.user.user_type.external","support":"field.user.user_type.support","partner":"field.user.user_type.partner","dummy":"field.user.user_type.dummy"}},
    altDashboard: {"input":"select","label":"field.user.altDashboard","required":true,"initial":"default","choices":{"default":"field.user.altDashboard.default","sales":"field.user.altDashboard.sales","project":"field.user.altDashboard.project","v1":"field.user.altDashboard.v1","alternativev1":"field.user.altDashboard.alternativev1","salesv1":"field.user.altDashboard.salesv1","projectv1":"field.user.altDashboard.projectv1","partner":"field.user.altDashboard.partner"}},
    created_at: {"input":"datetime","label":"field.created_at","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","readonly":true},
  },
} as const satisfies ResourceFields
