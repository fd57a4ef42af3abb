/** What a to-do can stand with, by the path of its resource, whoever owns that (R-ACT-009). */
export const SUBJECTS = [
  'relation',
  'organization',
  'flow',
  'company',
  'intake',
  'quotation',
  'project',
  'invoice',
  'product',
  'agendaitem',
] as const

/** What a note can stand with: the same, or a colleague (R-NOTE-005). */
export const NOTE_SUBJECTS = [...SUBJECTS, 'user'] as const
