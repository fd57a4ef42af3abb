import type nl from './nl'

export default {
  retry: 'Intentar de nuevo',
  reachUs: '¿Algo no está bien? Comuníquese con {{company}}.',
  thisPage: 'Esta página',
} satisfies Record<keyof typeof nl, string>
