import type nl from './nl'

export default {
  'module.name': 'Project management',
  'module.text': 'Projects of clients.',
} satisfies Record<keyof typeof nl, string>
