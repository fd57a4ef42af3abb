/** What a company can own, in the order in which work comes along them. */
export const soldModules = [
  'BASIS',
  'CRM',
  'SALES',
  'SETTINGS',
  'INTAKE',
  'QUOTATION',
  'CONFIRMATION',
  'PROJECT',
  'PROJECTMANAGEMENT',
  'INVOICE',
  'AFTERCARE',
  'PARTNER',
  'PARTNERMANAGEMENT',
] as const
