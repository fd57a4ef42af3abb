import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/action",
  texts: "basis",
  fields: {
    description: {"input":"text","label":"field.action.description","required":true,"maxLength":1000},
    priority: {"input":"select","label":"field.action.priority","required":true,"initial":"normal","choices":{"low":"field.action.priority.low","normal":"field.action.priority.normal","high":"field.action.priority.high","top":"field.action.priority.top"}},
    due_date: {"input":"datetime","label":"field.action.due_date","required":true},
    overdue_date: {"input":"datetime","label":"field.action.overdue_date"},
    remind_at: {"input":"datetime","label":"field.remind_at","help":"field.remind_at.help"},
    remind_mail: {"input":"checkbox","label":"field.remind_mail"},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
