import type nl from './nl'

export default {
  'field.status.draft': 'Draft',
  'field.status.sent': 'Sent',
  status_viewed: 'Viewed',
  'field.status.approved': 'Approved',
  status_paid: 'Paid',
  'field.status.rejected': 'Rejected',
  'field.status.cancelled': 'Cancelled',
  'field.status.expired': 'Expired',
  status_uncollectible: 'Uncollectible',
  status_template: 'Template',
} satisfies Record<keyof typeof nl, string>
