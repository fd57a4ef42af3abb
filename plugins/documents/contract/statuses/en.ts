import type nl from './nl'

export default {
  status_draft: 'Draft',
  status_sent: 'Sent',
  status_viewed: 'Viewed',
  status_approved: 'Approved',
  status_paid: 'Paid',
  status_rejected: 'Rejected',
  status_cancelled: 'Cancelled',
  status_expired: 'Expired',
  status_uncollectible: 'Uncollectible',
  status_template: 'Template',
} satisfies Record<keyof typeof nl, string>
