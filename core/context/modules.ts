/** The fourteen modules a company can buy (S0 §3.3). */
export const MODULE_TAGS = [
  'BASIS',
  'CRM',
  'SALES',
  'SETTINGS',
  'ADMIN',
  'PARTNER',
  'PARTNERMANAGEMENT',
  'PROJECT',
  'PROJECTMANAGEMENT',
  'INTAKE',
  'QUOTATION',
  'CONFIRMATION',
  'INVOICE',
  'AFTERCARE',
] as const
export type ModuleTag = (typeof MODULE_TAGS)[number]

/** Languages of the interface (C-16). */
export const LANGUAGES = ['nl', 'en', 'es-AR'] as const
export type Language = (typeof LANGUAGES)[number]
