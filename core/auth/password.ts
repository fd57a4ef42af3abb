/** At least 8 characters with a lower-case letter, an upper-case letter and a digit (R-AUTH-008). */
export const isGoodPassword = (password: string): boolean =>
  password.length >= 8 &&
  password.length <= 200 &&
  /\p{Ll}/u.test(password) &&
  /\p{Lu}/u.test(password) &&
  /\d/.test(password)

/** Argon2id, 19 MiB, two passes: about 25 ms. */
export const hashPassword = (password: string): Promise<string> =>
  Bun.password.hash(password, { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 })

let decoy: Promise<string> | undefined

/** Compares in the same time whether or not there is such a user, so that answers do not tell who exists. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID())
  const matches = await Bun.password.verify(password, hash ?? (await decoy))
  return matches && hash !== undefined
}
