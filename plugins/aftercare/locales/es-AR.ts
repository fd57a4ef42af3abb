import type nl from './nl'

export default {
  'module.name': 'Posventa',
  'module.text': 'Servicio y reclamos después de la entrega.',
} satisfies Record<keyof typeof nl, string>
