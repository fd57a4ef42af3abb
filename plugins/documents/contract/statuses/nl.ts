/** What the statuses of documents are called: for staff, and for customers in the portal. */
export default {
  'field.status.draft': 'Concept',
  'field.status.sent': 'Verstuurd',
  status_viewed: 'Bekeken',
  'field.status.approved': 'Goedgekeurd',
  status_paid: 'Betaald',
  'field.status.rejected': 'Afgewezen',
  'field.status.cancelled': 'Geannuleerd',
  'field.status.expired': 'Vervallen',
  status_uncollectible: 'Oninbaar',
  status_template: 'Sjabloon',
} as const
