import type { Limit } from '@core/context/call'
import type { Caller } from '@core/context/caller'
import { claimAttempt, countOf, forgiveAttempt } from '@core/http/attempts'
import { networkOf } from '@core/http/network-of'
import type { Platform } from '@core/platform/platform'

/** Failures from one address under all names. Whoever shares an address shares them, so they are many more than of one name. */
const PER_ADDRESS = { most: 50, seconds: 300, text: 'core.too_many_sign_ins' } as const

/** Failures on the whole platform in `seconds` after which each one waits, `stepMs` longer than the one before it. */
const SLOW = { after: 100, seconds: 300, stepMs: 20, mostMs: 2000 } as const

/** What is guessed, of whom, and from where. */
export interface Guess {
  readonly of: string
  readonly caller: Caller
}

const ownKey = ({ of, caller }: Guess) => `${of} ${networkOf(caller.address)}`
const addressKey = ({ caller }: Guess) => `guesses from ${networkOf(caller.address)}`

/** Requests without the network come from this process and have no address to count by. */
const hasAddress = ({ caller }: Guess) => caller.address !== ''

/**
 * Claims a guess before it is looked at, by whom it is about **and** where it comes from: elsewhere nobody is locked out
 * by it. All guesses from one address share a larger number.
 *
 * @throws Problem 429
 */
export async function claimGuess(platform: Platform, guess: Guess, limit: Limit): Promise<void> {
  await claimAttempt(platform, ownKey(guess), limit)
  if (hasAddress(guess)) await claimAttempt(platform, addressKey(guess), PER_ADDRESS)
}

/** The guess was right: what was tried for it is forgotten, and it is none of those from its address, nor of `totals`. */
export const guessedRight = (platform: Platform, guess: Guess, totals: readonly string[] = []): Promise<void> =>
  forgiveAttempt(platform, {
    forget: ownKey(guess),
    takeBack: hasAddress(guess) ? [...totals, addressKey(guess)] : totals,
  })

/**
 * The guess was wrong. While many fail, from wherever, each wrong one waits for its answer; a right one never does, so
 * that nobody is kept out. Call it outside of any transaction.
 */
export async function guessedWrong(platform: Platform, guess: Guess): Promise<void> {
  if (!hasAddress(guess)) return
  const failed = await countOf(platform, 'failed guesses', SLOW.seconds)
  await Bun.sleep(Math.min(SLOW.mostMs, Math.max(0, failed - SLOW.after) * SLOW.stepMs))
}
