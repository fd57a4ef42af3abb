import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/documenttype",
  texts: "documents",
  fields: {
    description: {"input":"text","label":"field.documenttype.description","required":true,"maxLength":255},
    tag: {"input":"text","label":"field.documenttype.tag","maxLength":64,"initial":""},
    approval_signature: {"input":"checkbox","label":"field.documenttype.approval_signature"},
    only_show_approved: {"input":"checkbox","label":"field.documenttype.only_show_approved"},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
