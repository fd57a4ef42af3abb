import type nl from './nl'

export default {
  'module.name': 'Gestión de proyectos',
  'module.text': 'Proyectos de comitentes.',
} satisfies Record<keyof typeof nl, string>
