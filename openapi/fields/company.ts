import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/company",
  texts: "core",
  fields: {
    name: {"input":"text","label":"field.company.name","required":true,"maxLength":120},
    email: {"input":"email","label":"field.company.email","maxLength":255},
    phone: {"input":"phone","label":"field.company.phone","maxLength":32},
    address: {"input":"text","label":"field.company.address","maxLength":255},
    number: {"input":"text","label":"field.company.number","maxLength":16},
    number_addition: {"input":"text","label":"field.company.number_addition","maxLength":16},
    postcode: {"input":"postcode","label":"field.company.postcode","maxLength":16},
    city: {"input":"text","label":"field.company.city","maxLength":255},
    country: {"input":"text","label":"field.company.country","required":true,"maxLength":64,"initial":"Nederland"},
    kvk: {"input":"text","label":"field.company.kvk","maxLength":8},
    vat_number: {"input":"text","label":"field.company.vat_number","maxLength":32},
    iban: {"input":"text","label":"field.company.iban","maxLength":34},
    website: {"input":"url","label":"field.company.website","maxLength":255},
    time_zone: {"input":"text","label":"field.company.time_zone","required":true,"maxLength":64,"initial":"Europe/Amsterdam"},
    created_at: {"input":"datetime","label":"field.created_at","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","readonly":true},
  },
} as const satisfies ResourceFields
