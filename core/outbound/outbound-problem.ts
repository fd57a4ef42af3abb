import { Problem } from '@core/context/problem'

const KEYS = {
  refused: 'core.address_refused',
  unreachable: 'core.address_unreachable',
  'too-large': 'core.address_too_large',
} as const

/** Why an address that a user gave was not called, or gave no answer that can be used. As a 422 it is the user's to mend. */
export class OutboundProblem extends Problem {
  constructor(
    readonly reason: keyof typeof KEYS,
    /** For the log; users read the text of `key`. */
    readonly detail: string,
  ) {
    super(422, KEYS[reason])
    this.message = `${reason}: ${detail}`
  }
}
