import type nl from './nl'

export default {
  status_draft: 'Borrador',
  status_sent: 'Enviado',
  status_viewed: 'Visto',
  status_approved: 'Aprobado',
  status_paid: 'Pagado',
  status_rejected: 'Rechazado',
  status_cancelled: 'Cancelado',
  status_expired: 'Vencido',
  status_uncollectible: 'Incobrable',
  status_template: 'Plantilla',
} satisfies Record<keyof typeof nl, string>
