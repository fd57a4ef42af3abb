import type nl from './nl'

export default {
  'field.status.draft': 'Borrador',
  'field.status.sent': 'Enviado',
  status_viewed: 'Visto',
  'field.status.approved': 'Aprobado',
  status_paid: 'Pagado',
  'field.status.rejected': 'Rechazado',
  'field.status.cancelled': 'Cancelado',
  'field.status.expired': 'Vencido',
  status_uncollectible: 'Incobrable',
  status_template: 'Plantilla',
} satisfies Record<keyof typeof nl, string>
