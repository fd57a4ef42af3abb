import type nl from './nl'

export default {
  retry: 'Try again',
  reachUs: 'Is something wrong? Contact {{company}}.',
  thisPage: 'This page',
} satisfies Record<keyof typeof nl, string>
