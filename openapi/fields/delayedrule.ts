import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/delayedrule",
  texts: "workflow",
  fields: {
    event_trigger_rule_id: {"input":"reference","label":"field.delayedrule.event_trigger_rule_id","required":true,"reference":{"path":"/api/eventtriggerrule","by":"description","notes":[],"sort":"id","modules":["SETTINGS"]}},
    flow_id: {"input":"reference","label":"field.delayedrule.flow_id","required":true,"reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    execute_at: {"input":"datetime","label":"field.delayedrule.execute_at","required":true},
    status: {"input":"select","label":"field.delayedrule.status","readonly":true,"choices":{"pending":"field.delayedrule.status.pending","executed":"field.delayedrule.status.executed","cancelled":"field.delayedrule.status.cancelled"}},
    reason: {"input":"text","label":"field.delayedrule.reason","readonly":true,"maxLength":2000},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
