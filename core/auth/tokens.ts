import { chmod, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '@core/config'
import { exportPKCS8, generateKeyPair, importPKCS8, jwtVerify, SignJWT } from 'jose'

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
  readonly actorId: number | null
}

/** Makes and checks access tokens (EdDSA). */
export interface Tokens {
  sign(claims: Claims, shown: Record<string, unknown>): Promise<string>
  /** The claims, or `undefined` for anything that is not a living token of ours. */
  verify(token: string): Promise<Claims | undefined>
}

/** Reads the signing key from the configuration, or makes one and keeps it in the data folder. */
export async function createTokens(config: Config): Promise<Tokens> {
  const pem = config.authKey ? asPem(config.authKey) : await keptKey(join(config.dataDir, 'auth.key'))
  const privateKey = await importPKCS8(pem, 'EdDSA', { extractable: true })
  const publicKey = await publicPart(privateKey)
  const known = new Map<string, { claims: Claims; until: number }>()
  return {
    sign: ({ userId, companyId, actorId }, shown) =>
      new SignJWT({ ...shown, company: companyId, ...(actorId ? { act: { sub: String(actorId) } } : {}) })
        .setProtectedHeader({ alg: 'EdDSA', typ: TYPE })
        .setSubject(String(userId))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_SECONDS}s`)
        .sign(privateKey),
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
      const act = verified.payload.act as { sub?: string } | undefined
      const claims = { userId, companyId, actorId: act?.sub ? Number(act.sub) : null }
      if (known.size >= REMEMBERED) known.clear()
      known.set(token, { claims, until: verified.payload.exp * 1000 })
      return claims
    },
  }
}

const asPem = (key: string) =>
  key.includes('BEGIN') ? key.replaceAll('\\n', '\n') : `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----`

async function keptKey(path: string): Promise<string> {
  const file = Bun.file(path)
  if (await file.exists()) return file.text()
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  const pem = await exportPKCS8(privateKey)
  await mkdir(dirname(path), { recursive: true })
  await Bun.write(path, pem)
  await chmod(path, 0o600)
  return pem
}

async function publicPart(privateKey: CryptoKey): Promise<CryptoKey> {
  const { kty, crv, x } = await crypto.subtle.exportKey('jwk', privateKey)
  return crypto.subtle.importKey('jwk', { kty, crv, x } as JsonWebKey, { name: 'Ed25519' }, false, ['verify'])
}
