import { randomBytes } from 'node:crypto'
import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import { Webhook } from 'standardwebhooks'
import type { WebhookSubscription } from '../../entities/webhook-subscription'

type Secrets = Pick<Opened<typeof WebhookSubscription>, 'secret' | 'old_secret' | 'old_secret_until'>

/** A secret as Standard Webhooks writes one. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

type Sealing = Pick<Context, 'secrets'> & { readonly company: Pick<Context['company'], 'id'> }

const aboutOf = ({ company }: Pick<Sealing, 'company'>) => `secret of a webhook of ${company.id}`

export const sealSecret = (context: Sealing, secret: string): string => context.secrets.seal(secret, aboutOf(context))

/**
 * The secrets that messages are signed with now: two while a new one is being put in place. @throws Problem 409 when what they
 * were sealed with is gone, as after a move without it
 */
export function secretsOf(context: Context, { secret, old_secret, old_secret_until }: Secrets): string[] {
  const isOldValid = old_secret && old_secret_until && old_secret_until > new Date()
  const secrets = [secret, ...(isOldValid ? [old_secret] : [])].flatMap(sealed => opened(context, sealed) ?? [])
  if (!secrets.length) throw refused('integrations.secret_lost')
  return secrets
}

function opened(context: Context, sealed: string): string | undefined {
  try {
    return context.secrets.open(sealed, aboutOf(context))
  } catch {
    // The only way to ask; whoever has no other secret is told to make one.
    return undefined
  }
}

/** The headers of a message (Standard Webhooks): its number, the moment, and a signature with each secret. */
export function signedHeaders(id: string, body: string, secrets: readonly string[]): Record<string, string> {
  const now = new Date()
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map(secret => new Webhook(secret).sign(id, now, body)).join(' '),
  }
}
