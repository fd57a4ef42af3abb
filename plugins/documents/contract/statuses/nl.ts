/** What the statuses of documents are called: for staff, and for customers in the portal. */
export default {
  status_draft: 'Concept',
  status_sent: 'Verstuurd',
  status_viewed: 'Bekeken',
  status_approved: 'Goedgekeurd',
  status_paid: 'Betaald',
  status_rejected: 'Afgewezen',
  status_cancelled: 'Geannuleerd',
  status_expired: 'Vervallen',
  status_uncollectible: 'Oninbaar',
  status_template: 'Sjabloon',
} as const
