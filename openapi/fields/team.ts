import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/team",
  texts: "basis",
  fields: {
    name: {"input":"text","label":"field.team.name","required":true,"maxLength":64},
    color: {"input":"select","label":"field.team.color","required":true,"initial":"blue","choices":{"blue":"field.team.color.blue","green":"field.team.color.green","amber":"field.team.color.amber","violet":"field.team.color.violet","magenta":"field.team.color.magenta","red":"field.team.color.red","slate":"field.team.color.slate"}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
