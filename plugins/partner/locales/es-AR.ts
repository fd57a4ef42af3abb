import type nl from './nl'

export default {
  'module.name': 'Portal de socios',
  'module.text': 'Los socios siguen sus propios expedientes.',
} satisfies Record<keyof typeof nl, string>
