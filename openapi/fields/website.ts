import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/website",
  texts: "settings",
  fields: {
    siteurl: {"input":"url","label":"field.website.siteurl","maxLength":255},
    status: {"input":"select","label":"field.website.status","required":true,"initial":"live","choices":{"live":"field.website.status.live","draft":"field.website.status.draft","stopped":"field.website.status.stopped"}},
    user_id: {"input":"reference","label":"field.website.user_id","help":"field.website.user_id.help","required":true,"reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name","among":{"user_type":"standard,sales,project,external,support,dummy"}}},
    lead_source: {"input":"text","label":"field.website.lead_source","required":true,"maxLength":255,"initial":"Eigen website"},
    confirms: {"input":"checkbox","label":"field.website.confirms","help":"field.website.confirms.help"},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
