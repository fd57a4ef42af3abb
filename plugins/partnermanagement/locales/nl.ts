/** Texts of partnermanagement. */
export default {
  'module.name': 'Partners',
  'module.text': 'Opdrachtgevers en hun projecten.',
} as const
