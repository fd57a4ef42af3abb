import type { Participant } from '@plugins/invoice/contract/einvoice'
import { type Static, type TSchema, Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { type AccessPoint, AccessPointProblem, type NetworkEvent } from '../domain/access-point'

const ENDPOINT = 'https://api.storecove.com/api/v2/'
/** Milliseconds that an answer may take. */
const TIMEOUT_MS = 15_000
/** What Storecove calls the lists that numbers of companies come from. */
const SCHEMES: Readonly<Record<Participant['scheme'], string>> = { '0106': 'NL:KVK', '9944': 'NL:VAT' }
/** Events that say how a submission ended; those in between say nothing that somebody waits for. */
const OUTCOMES: Readonly<Record<string, NetworkEvent['outcome']>> = {
  succeeded: 'delivered',
  failed: 'refused',
  no_action_taken: 'refused',
}

const entityAnswer = t.Object({ party_name: t.String() })
const receivesAnswer = t.Object({ code: t.String() })
const submittedAnswer = t.Object({ guid: t.String() })
const refusedAnswer = t.Array(t.Object({ source: t.Optional(t.String()), details: t.String() }))
const eventAnswer = t.Object({ guid: t.String(), body: t.String() })
const eventBody = t.Object({
  event: t.String(),
  idempotencyGuid: t.Optional(t.Union([t.String(), t.Null()])),
  details: t.Optional(t.Union([t.String(), t.Null()])),
})

interface Access {
  readonly apiKey: string
  /** The company there. */
  readonly legalEntityId: number
  /** Where it is not Storecove itself that answers. */
  readonly endpoint?: string | undefined
  readonly test: boolean
}

/** The Peppol network through Storecove. */
export function storecove({ apiKey, legalEntityId, endpoint = ENDPOINT, test }: Access): AccessPoint {
  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response> {
    const answered = await fetch(`${endpoint}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(error => {
      throw new AccessPointProblem('unreachable', error instanceof Error ? error.message : String(error))
    })
    const { status } = answered
    if (status === 401 || status === 403) throw new AccessPointProblem('key', String(status))
    if (status >= 500 || status === 429) throw new AccessPointProblem('unreachable', String(status))
    return answered
  }

  return {
    async sender() {
      const answered = await ask('GET', `legal_entities/${legalEntityId}`)
      if (answered.status === 404) throw new AccessPointProblem('key', 'no such legal entity')
      return { name: (await read(answered, entityAnswer)).party_name, test }
    },
    async receives({ scheme, id }, type) {
      const answered = await ask('POST', 'discovery/receives', {
        documentTypes: [type],
        network: 'peppol',
        metaScheme: 'iso6523-actorid-upis',
        scheme: SCHEMES[scheme],
        identifier: id,
      })
      return (await read(answered, receivesAnswer)).code === 'OK'
    },
    async submit({ receiver, ubl, key }) {
      const answered = await ask('POST', 'document_submissions', {
        legalEntityId,
        idempotencyGuid: key,
        routing: { eIdentifiers: [{ scheme: SCHEMES[receiver.scheme], id: receiver.id }] },
        document: {
          documentType: 'invoice',
          rawDocumentData: { document: Buffer.from(ubl).toString('base64'), parse: true, parseStrategy: 'ubl' },
        },
      })
      if (answered.status === 422) {
        const reasons = await read(answered, refusedAnswer)
        if (reasons.some(({ source }) => source === 'idempotencyGuid')) return null
        throw new AccessPointProblem('refused', reasons.map(({ details }) => details).join('; '))
      }
      return (await read(answered, submittedAnswer)).guid
    },
    async nextEvent() {
      const answered = await ask('GET', 'webhook_instances/')
      if (answered.status === 204) return null
      const { guid, body } = await read(answered, eventAnswer)
      const told = parsed(body)
      // What is no news of a submission is taken off the queue as well, or nothing behind it is ever seen.
      if (!Value.Check(eventBody, told)) return { id: guid, key: null, outcome: null, reason: null }
      const { event, idempotencyGuid, details } = told
      return { id: guid, key: idempotencyGuid ?? null, outcome: OUTCOMES[event] ?? null, reason: details ?? null }
    },
    async takeOff(eventId) {
      await ask('DELETE', `webhook_instances/${encodeURIComponent(eventId)}`)
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? storable(value) : value))
  } catch {
    return undefined
  }
}

/** A text as PostgreSQL can keep it: one event that cannot be kept would hold up all that stand behind it in the queue. */
const storable = (text: string): string => text.replaceAll('\0', '')

/** What was answered, as it has to be. @throws AccessPointProblem */
async function read<S extends TSchema>(answered: Response, schema: S): Promise<Static<S>> {
  const told = parsed(await answered.text())
  if (Value.Check(schema, told)) return told
  throw new AccessPointProblem('unreachable', `${answered.status}, and nothing that can be read`)
}
