import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/workhour",
  texts: "project",
  fields: {
    project_id: {"input":"reference","label":"field.workhour.project_id","required":true,"reference":{"path":"/api/project","by":"number","notes":["relation_fullname"],"sort":"-start_date","modules":["PROJECT"]}},
    task_id: {"input":"reference","label":"field.workhour.task_id","reference":{"path":"/api/task","by":"title","notes":["start_date"],"sort":"-start_date","modules":["BASIS"]}},
    user_id: {"input":"reference","label":"field.workhour.user_id","reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name"}},
    kind: {"input":"select","label":"field.workhour.kind","required":true,"initial":"work","choices":{"work":"field.workhour.kind.work","travel":"field.workhour.kind.travel"}},
    start_date: {"input":"datetime","label":"field.workhour.start_date","required":true},
    end_date: {"input":"datetime","label":"field.workhour.end_date"},
    minutes: {"input":"number","label":"field.workhour.minutes","readonly":true,"decimals":0},
    description: {"input":"textarea","label":"field.workhour.description","maxLength":1000},
    reason: {"input":"textarea","label":"field.workhour.reason","maxLength":500},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
