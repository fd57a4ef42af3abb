/** At least 8 characters with a lower-case letter, an upper-case letter and a digit (R-AUTH-008). */
export const isGoodPassword = (password: string): boolean =>
  password.length >= 8 &&
  password.length <= 200 &&
  /\p{Ll}/u.test(password) &&
  /\p{Lu}/u.test(password) &&
  /\d/.test(password)

/** What a hash costs in KiB and passes. */
interface Cost {
  readonly memoryCost: number
  readonly timeCost: number
}

/** 19 MiB and two passes: about 25 ms. */
export const PASSWORD_COST: Cost = { memoryCost: 19_456, timeCost: 2 }
let cost = PASSWORD_COST
/** What a password is compared with where there is no such user. */
let decoy: Promise<string> | undefined

/**
 * Makes hashes of this process cost next to nothing: tests sign in thousands of times. Only `core/testing` calls it.
 *
 * @throws outside of `NODE_ENV=test`
 */
export function lowerPasswordCost(): void {
  if (process.env.NODE_ENV !== 'test') throw new Error('The cost of passwords is lowered in tests alone')
  cost = { memoryCost: 8, timeCost: 1 }
  decoy = undefined
}

/** Argon2id at {@link PASSWORD_COST}. */
export const hashPassword = (password: string): Promise<string> =>
  Bun.password.hash(password, { algorithm: 'argon2id', ...cost })

/** Compares in the same time whether or not there is such a user, so that answers do not tell who exists. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID())
  const matches = await Bun.password.verify(password, hash ?? (await decoy))
  return matches && hash !== undefined
}
