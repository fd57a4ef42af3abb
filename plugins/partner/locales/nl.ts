/** Texts of partner. */
export default {
  'module.name': 'Partnerportaal',
  'module.text': 'Partners volgen hun eigen dossiers.',
} as const
