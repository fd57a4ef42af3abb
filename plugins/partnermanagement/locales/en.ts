import type nl from './nl'

export default {
  'module.name': 'Partners',
  'module.text': 'Clients and their projects.',
} satisfies Record<keyof typeof nl, string>
