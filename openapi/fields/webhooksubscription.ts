import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/webhooksubscription",
  texts: "integrations",
  fields: {
    name: {"input":"text","label":"field.name","maxLength":255},
    url: {"input":"text","label":"field.url","required":true,"maxLength":2000},
    status: {"input":"select","label":"field.webhooksubscription.status","readonly":true,"choices":{"active":"field.webhooksubscription.status.active","paused":"field.webhooksubscription.status.paused","ended":"field.webhooksubscription.status.ended"}},
    old_secret_until: {"input":"datetime","label":"field.webhooksubscription.old_secret_until","readonly":true},
    date_delivered: {"input":"datetime","label":"field.webhooksubscription.date_delivered","readonly":true},
    failing_since: {"input":"datetime","label":"field.webhooksubscription.failing_since","readonly":true},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
