import type { RowOf } from '@core/ui'

export type Company = RowOf<'/api/company'>
export type ModuleTag = Company['modules'][number]['tag']

/** The modules in the order of their numbers: the API counts them from 1 (S0 §3.3). */
export const moduleTags = [
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

/** How the matrix orders them: what everybody has, then along the dossier, then partners and platform. */
export const matrixOrder: readonly ModuleTag[] = [
  'BASIS',
  'CRM',
  'SALES',
  'SETTINGS',
  'INTAKE',
  'QUOTATION',
  'CONFIRMATION',
  'PROJECT',
  'INVOICE',
  'AFTERCARE',
  'PROJECTMANAGEMENT',
  'PARTNERMANAGEMENT',
  'PARTNER',
  'ADMIN',
]
