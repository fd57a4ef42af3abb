/** What places of customers are, until a company says otherwise. */
export const FIRST_LOCATION_TYPES = ['Woning', 'Recreatiewoning', 'Verhuurde woning', 'Bedrijfspand', 'Schuur'].map(
  description => ({ description }),
)
