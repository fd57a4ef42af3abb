import type nl from './nl'

export default {
  'module.name': 'Aftercare',
  'module.text': 'Service and complaints after delivery.',
} satisfies Record<keyof typeof nl, string>
