import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/task",
  texts: "basis",
  fields: {
    title: {"input":"text","label":"field.task.title","required":true,"maxLength":255},
    description: {"input":"textarea","label":"field.task.description","maxLength":4000},
    type: {"input":"select","label":"field.task.type","required":true,"initial":"other","choices":{"project":"field.task.type.project","intake":"field.task.type.intake","aftercare":"field.task.type.aftercare","other":"field.task.type.other"}},
    user_id: {"input":"reference","label":"field.task.user_id","reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name","among":{"user_type":"standard,sales,project,external,support,dummy"}}},
    team_id: {"input":"reference","label":"field.task.team_id","reference":{"path":"/api/team","by":"name","notes":[],"sort":"name","modules":["BASIS"]}},
    start_date: {"input":"datetime","label":"field.task.start_date"},
    end_date: {"input":"datetime","label":"field.task.end_date"},
    duration: {"input":"number","label":"field.task.duration","required":true,"decimals":0,"initial":60},
    amountofpeople: {"input":"number","label":"field.task.amountofpeople","required":true,"decimals":0,"initial":1},
    remind_at: {"input":"datetime","label":"field.remind_at","help":"field.remind_at.help"},
    remind_mail: {"input":"checkbox","label":"field.remind_mail"},
    address: {"input":"text","label":"field.task.address","maxLength":255},
    flow_id: {"input":"reference","label":"field.task.flow_id","reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
