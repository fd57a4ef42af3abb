import { createHash, randomInt } from 'node:crypto'
import { openRecord } from '@core/db/open-record'
import type { Reader } from '@core/db/reader'
import { writeNow } from '@core/db/write'
import type { Secrets } from '@core/keys/secrets'
import { Secret, TOTP } from 'otpauth'
import { SecondFactor } from './second-factor'

const ISSUER = 'Vakwerk'
/** Number of 30-second periods that the clock of the phone may be off. */
const WINDOW = 1
const RECOVERY_CODES = 10
/** Alphabet of recovery codes: no letters that look like digits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Context that binds the sealed secret to one user. */
export const secretOf = (companyId: number, userId: number) => `second factor of user ${userId} of ${companyId}`

/** A new secret with the address that authenticator apps read. */
export function newSecret(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, uri: totp(secret.base32, username).toString() }
}

const totp = (secret: string, label = '') => new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) })

/** Whether what was typed looks like a code of the app, and not like a recovery code. */
export const isAppCode = (given: string): boolean => /^\d{6}$/.test(bare(given))

const bare = (given: string) => given.trim().replace(/\s/g, '')

/** Returns the period of a valid code that was not used before, or `undefined`. */
export function periodOf(secret: string, code: string, lastPeriod: number): number | undefined {
  const delta = isAppCode(code) ? totp(secret).validate({ token: code, window: WINDOW }) : null
  if (delta === null) return undefined
  const period = TOTP.counter() + delta
  return period > lastPeriod ? period : undefined
}

/** Creates ten recovery codes of 60 bits, with the hashes that the server keeps. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const part = () => Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`)
  return { codes, hashes: codes.map(hashOf) }
}

const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex')

/** Accepts a code of the authenticator app or a recovery code; each works once. */
export async function takeCode(
  reader: Reader,
  secrets: Secrets,
  userId: number,
  given: string,
): Promise<'app' | 'recovery' | undefined> {
  const factor = await openRecord(reader, SecondFactor, { user_id: userId }, { hold: true })
  if (!factor?.confirmed_at) return undefined
  const code = bare(given)
  const secret = secrets.open(factor.secret, secretOf(reader.company.id, userId))
  const period = periodOf(secret, code, factor.last_period)
  if (period !== undefined) {
    factor.last_period = period
    await writeNow(reader)
    return 'app'
  }
  const hash = hashOf(code)
  if (!factor.recovery_codes.includes(hash)) return undefined
  factor.recovery_codes = factor.recovery_codes.filter(kept => kept !== hash)
  await writeNow(reader)
  return 'recovery'
}
