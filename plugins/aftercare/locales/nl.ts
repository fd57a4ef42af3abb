/** Texts of aftercare. */
export default {
  'module.name': 'Nazorg',
  'module.text': 'Service en klachten na oplevering.',
} as const
