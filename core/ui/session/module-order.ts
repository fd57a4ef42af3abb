import type { RowOf } from '../query/list.ts'

export type ModuleTag = RowOf<'/api/company'>['modules'][number]['tag']

/** How screens order modules: what everybody has, then along the dossier, then partners and platform. */
export const moduleOrder = [
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
] as const satisfies readonly ModuleTag[]
