import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '@core/config'
import { keptKey } from './kept-key'

const VERSION = 'v1'

/** Encrypts what is stored and has to be read back; whoever has only the database has nothing. */
export interface Secrets {
  /** AES-256-GCM; `about` names the record, so that a sealed text is of no use elsewhere. */
  seal(text: string, about: string): string
  /** @throws Error when the text was sealed with another key, for another record, or was changed */
  open(sealed: string, about: string): string
  /** A token that follows from `about` and that nobody else can make: the same job sends the same link again. */
  token(about: string): string
}

/** Takes the key from the configuration, or makes one and keeps it in the data folder. */
export async function createSecrets(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Secrets> {
  const key =
    config.secretKey ?? (await keptKey(join(config.dataDir, 'secret.key'), () => randomBytes(32).toString('base64')))
  const master = Buffer.from(key, 'base64')
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', master, '', use, 32))
  const sealing = keyFor('seal')
  const signing = keyFor('token')
  return {
    seal(text, about) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [VERSION, ...[iv, cipher.getAuthTag(), sealed].map(part => part.toString('base64url'))].join('.')
    },
    open(sealed, about) {
      const [version, ...parts] = sealed.split('.')
      const [iv, tag, text] = parts.map(part => Buffer.from(part, 'base64url'))
      if (version !== VERSION || !iv || tag?.length !== 16 || !text) throw new Error('Not a sealed text')
      const decipher = createDecipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(about)).setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
    token: about => createHmac('sha256', signing).update(about).digest('base64url'),
  }
}
