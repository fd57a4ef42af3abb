import { join } from 'node:path'
import type { Config } from '@core/config'
import { exportPKCS8, generateKeyPair, importPKCS8, jwtVerify, SignJWT } from 'jose'
import { keptKey } from './kept-key'

const ISSUER = 'vakwerk'
const AUDIENCE = 'vakwerk-api'
const TYPE = 'at+jwt'
/** Life of an access token. */
export const TOKEN_SECONDS = 600
const REMEMBERED = 10_000

/** Who a verified access token speaks for. Everything else in it is for screens; the server re-reads it. */
export interface Claims {
  readonly userId: number
  readonly companyId: number
  /** The sign-in it belongs to: when that ends, so does the token. */
  readonly sessionId: string | null
}

/** What a token says about its sign-in, besides the claims. */
export interface Marks {
  readonly actor?: { readonly id: number; readonly fullname: string } | null
  /** The token ends no later than this. */
  readonly expiresAt?: Date
}

/** Makes and checks access tokens (EdDSA). */
export interface Tokens {
  sign(claims: Claims, shown: Record<string, unknown>, marks?: Marks): Promise<string>
  /** The claims, or `undefined` for anything that is not a living token of ours. */
  verify(token: string): Promise<Claims | undefined>
}

/** Reads the signing key from the configuration, or makes one and keeps it in the data folder. */
export async function createTokens(config: Config): Promise<Tokens> {
  const pem = config.authKey ? asPem(config.authKey) : await keptKey(join(config.dataDir, 'auth.key'), newKey)
  const privateKey = await importPKCS8(pem, 'EdDSA', { extractable: true })
  const publicKey = await publicPart(privateKey)
  const known = new Map<string, { claims: Claims; until: number }>()
  return {
    sign({ userId, companyId, sessionId }, shown, { actor, expiresAt } = {}) {
      const now = Math.floor(Date.now() / 1000)
      const end = expiresAt ? Math.floor(expiresAt.getTime() / 1000) : Number.POSITIVE_INFINITY
      return new SignJWT({
        ...shown,
        company: companyId,
        ...(sessionId ? { sid: sessionId } : {}),
        ...(actor ? { act: { sub: String(actor.id), name: actor.fullname } } : {}),
      })
        .setProtectedHeader({ alg: 'EdDSA', typ: TYPE })
        .setSubject(String(userId))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(Math.min(now + TOKEN_SECONDS, end))
        .sign(privateKey)
    },
    async verify(token) {
      const remembered = known.get(token)
      if (remembered) return remembered.until > Date.now() ? remembered.claims : undefined
      const verified = await jwtVerify(token, publicKey, {
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        algorithms: ['EdDSA'],
      }).catch(() => undefined)
      const userId = Number(verified?.payload.sub)
      const companyId = Number(verified?.payload.company)
      if (!verified?.payload.exp || !Number.isSafeInteger(userId) || !Number.isSafeInteger(companyId)) return undefined
      const { sid } = verified.payload
      const claims = { userId, companyId, sessionId: typeof sid === 'string' ? sid : null }
      if (known.size >= REMEMBERED) known.clear()
      known.set(token, { claims, until: verified.payload.exp * 1000 })
      return claims
    },
  }
}

const asPem = (key: string) =>
  key.includes('BEGIN') ? key.replaceAll('\\n', '\n') : `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----`

async function newKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  return exportPKCS8(privateKey)
}

async function publicPart(privateKey: CryptoKey): Promise<CryptoKey> {
  const { kty, crv, x } = await crypto.subtle.exportKey('jwk', privateKey)
  return crypto.subtle.importKey('jwk', { kty, crv, x } as JsonWebKey, { name: 'Ed25519' }, false, ['verify'])
}
