import type { ModuleTag, RowOf } from '@core/ui'

export type Company = RowOf<'/api/company'>

/** The modules in the order of their numbers: the API counts them from 1 (S0 §3.3). */
const moduleTags = [
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
] as const satisfies readonly ModuleTag[]

/** Number that the API takes for a module. */
export const moduleId = (tag: ModuleTag): number => moduleTags.indexOf(tag) + 1
