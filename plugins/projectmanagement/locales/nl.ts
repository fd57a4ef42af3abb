/** Texts of projectmanagement. */
export default {
  'module.name': 'Projectbeheer',
  'module.text': 'Projecten van opdrachtgevers.',
} as const
