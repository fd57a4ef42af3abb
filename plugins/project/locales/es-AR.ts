import type nl from './nl'

export default {
  'module.name': 'Ejecución',
  'module.text': 'Planificar y ejecutar trabajos.',
} satisfies Record<keyof typeof nl, string>
