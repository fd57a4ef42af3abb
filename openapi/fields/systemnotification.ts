import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/systemnotification",
  texts: "core",
  fields: {
    title: {"input":"text","label":"field.system_notification.title","required":true,"maxLength":255},
    content: {"input":"richtext","label":"field.system_notification.content","maxLength":100000},
    severity: {"input":"select","label":"field.system_notification.severity","required":true,"initial":"info","choices":{"info":"field.system_notification.severity.info","success":"field.system_notification.severity.success","warning":"field.system_notification.severity.warning","danger":"field.system_notification.severity.danger"}},
    start_date: {"input":"date","label":"field.system_notification.start_date"},
    end_date: {"input":"date","label":"field.system_notification.end_date"},
    is_active: {"input":"checkbox","label":"field.system_notification.is_active"},
    created_at: {"input":"datetime","label":"field.created_at","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","readonly":true},
  },
} as const satisfies ResourceFields
