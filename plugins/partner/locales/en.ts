import type nl from './nl'

export default {
  'module.name': 'Partner portal',
  'module.text': 'Partners follow their own dossiers.',
} satisfies Record<keyof typeof nl, string>
