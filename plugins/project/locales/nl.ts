/** Texts of project. */
export default {
  'module.name': 'Uitvoering',
  'module.text': 'Werkzaamheden plannen en uitvoeren.',
} as const
