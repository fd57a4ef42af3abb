import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/project",
  texts: "project",
  fields: {
    number: {"input":"text","label":"field.project.number","readonly":true,"maxLength":32},
    title: {"input":"text","label":"field.project.title","maxLength":255},
    flow_id: {"input":"reference","label":"field.project.flow_id","reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    relation_fullname: {"input":"text","label":"field.project.relation_fullname","readonly":true,"maxLength":767},
    status: {"input":"select","label":"field.project.status","required":true,"initial":"new","choices":{"new":"field.project.status.new","planned":"field.project.status.planned","completed":"field.project.status.completed","cancelled":"field.project.status.cancelled"}},
    start_date: {"input":"datetime","label":"field.project.start_date"},
    end_date: {"input":"datetime","label":"field.project.end_date"},
    user_id: {"input":"reference","label":"field.project.user_id","reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name","among":{"user_type":"standard,sales,project,external,support,dummy"}}},
    team_id: {"input":"reference","label":"field.project.team_id","reference":{"path":"/api/team","by":"name","notes":[],"sort":"name","modules":["BASIS"]}},
    remarks: {"input":"textarea","label":"field.project.remarks","maxLength":4000},
    date_completed: {"input":"datetime","label":"field.project.date_completed","readonly":true},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
