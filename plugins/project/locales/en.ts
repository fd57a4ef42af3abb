import type nl from './nl'

export default {
  'module.name': 'Execution',
  'module.text': 'Plan and carry out work.',
} satisfies Record<keyof typeof nl, string>
