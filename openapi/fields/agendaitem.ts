import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/agendaitem",
  texts: "crm",
  fields: {
    title: {"input":"text","label":"field.agendaitem.title","required":true,"maxLength":255},
    description: {"input":"textarea","label":"field.agendaitem.description","maxLength":4000},
    location: {"input":"text","label":"field.agendaitem.location","maxLength":255},
    start_date: {"input":"datetime","label":"field.agendaitem.start_date","required":true},
    end_date: {"input":"datetime","label":"field.agendaitem.end_date"},
    all_day: {"input":"checkbox","label":"field.agendaitem.all_day"},
    absent: {"input":"checkbox","label":"field.agendaitem.absent","help":"field.agendaitem.absent.help"},
    user_id: {"input":"reference","label":"field.agendaitem.user_id","reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name","among":{"user_type":"standard,sales,project,external,support,dummy"}}},
    flow_id: {"input":"reference","label":"field.agendaitem.flow_id","reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
