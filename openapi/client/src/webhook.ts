import { Webhook, WebhookVerificationError } from 'standardwebhooks'

export { WebhookVerificationError }

/** A message about something that happened. */
export interface WebhookMessage {
  /** The event: `flow_created`. */
  readonly type: string
  readonly timestamp: string
  readonly data: {
    /** What the record is, by its path in the API. */
    readonly resource: string
    readonly id: number
    /** The dossier that it belongs to. */
    readonly flow_id: number | null
    /** Grows with what happens to a record: a smaller one than was seen before is older. */
    readonly sequence: number
    /** The record as it was when the message was written; null when it is too large, or gone. */
    readonly record: Readonly<Record<string, unknown>> | null
  }
  /** The same for every time that the message is sent: keep it, and do nothing the second time. */
  readonly id: string
}

/**
 * Checks that a message comes from Vakwerk and was sent in the last five minutes, and reads it.
 *
 * @param body as it came, before anything reads it
 * @param secrets `whsec_…`; two while a new one is put in place
 * @throws WebhookVerificationError when it was sent by somebody else, was changed or is too old
 */
export function readWebhook(
  body: string,
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>,
  ...secrets: readonly string[]
): WebhookMessage {
  const given = headersOf(headers)
  const errors: unknown[] = []
  for (const secret of secrets) {
    try {
      const message = new Webhook(secret).verify(body, given) as Omit<WebhookMessage, 'id'>
      return { ...message, id: given['webhook-id'] ?? '' }
    } catch (error) {
      errors.push(error)
    }
  }
  throw errors.at(-1) ?? new WebhookVerificationError('No secret')
}

function headersOf(headers: Parameters<typeof readWebhook>[1]): Record<string, string> {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers)
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])))
}
