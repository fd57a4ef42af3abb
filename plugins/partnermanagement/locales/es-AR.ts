import type nl from './nl'

export default {
  'module.name': 'Socios',
  'module.text': 'Comitentes y sus proyectos.',
} satisfies Record<keyof typeof nl, string>
