import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/intake",
  texts: "intake",
  fields: {
    number: {"input":"text","label":"field.intake.number","readonly":true,"maxLength":32},
    title: {"input":"text","label":"field.intake.title","maxLength":255},
    flow_id: {"input":"reference","label":"field.intake.flow_id","reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    relation_fullname: {"input":"text","label":"field.intake.relation_fullname","readonly":true,"maxLength":767},
    status: {"input":"select","label":"field.intake.status","required":true,"initial":"draft","choices":{"draft":"field.intake.status.draft","planned":"field.intake.status.planned","completed":"field.intake.status.completed","cancelled":"field.intake.status.cancelled"}},
    intake_date: {"input":"datetime","label":"field.intake.intake_date"},
    end_date: {"input":"datetime","label":"field.intake.end_date"},
    user_id: {"input":"reference","label":"field.intake.user_id","reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name","among":{"user_type":"standard,sales,project,external,support,dummy"}}},
    team_id: {"input":"reference","label":"field.intake.team_id","reference":{"path":"/api/team","by":"name","notes":[],"sort":"name","modules":["BASIS"]}},
    remarks: {"input":"textarea","label":"field.intake.remarks","maxLength":4000},
    date_completed: {"input":"datetime","label":"field.intake.date_completed","readonly":true},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
