type Outcome = 'succeeded' | 'failed'

/** A document that was handed over, as the stand-in keeps it. */
export interface StandInSubmission {
  readonly guid: string
  readonly key: string
  /** `NL:KVK:12345678` */
  readonly receiver: string
  readonly ubl: string
}

/**
 * What answers like Storecove does, for first visitors and for tests: who is registered, documents that are handed over
 * once, and a queue that tells what became of them. It keeps everything in memory and sends nothing.
 */
export interface StandIn {
  /** What stands before the paths of Storecove. */
  readonly endpoint: string
  readonly submissions: readonly StandInSubmission[]
  /** Whether a number of a company is registered: `NL:KVK:12345678`. */
  registered: (participant: string) => boolean
  /** Says no to every document, for this reason. */
  refusing: string | null
  /** The status that it answers instead of what it should. */
  failing: number | null
  /** Whether it takes documents and then answers 503. */
  losing: boolean
  /** Whether documents arrive by themselves. */
  delivering: boolean
  /** Tells in the queue how a document ended. */
  end(guid: string, outcome: Outcome, details?: string): void
  /** Events that nobody took off the queue. */
  readonly queue: readonly { readonly guid: string; readonly body: string }[]
}

/** The key of the stand-in's only account, and the company there; Storecove itself knows no such key. */
export const STAND_IN_KEY = 'stand-in-voor-proef-e-facturen'
export const STAND_IN_ENTITY = 1

let running: StandIn | undefined

/** The stand-in of this process, started when somebody needs it first. */
export function standIn(): StandIn {
  running ??= startStandIn()
  return running
}

interface Discovery {
  readonly scheme: string
  readonly identifier: string
}
interface Handed {
  readonly idempotencyGuid: string
  readonly routing: { readonly eIdentifiers: readonly { readonly scheme: string; readonly id: string }[] }
  readonly document: { readonly rawDocumentData: { readonly document: string } }
}

function startStandIn(): StandIn {
  const submissions: StandInSubmission[] = []
  let queue: { readonly guid: string; readonly body: string }[] = []

  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      if (self.failing) return new Response(null, { status: self.failing })
      if (request.headers.get('authorization') !== `Bearer ${STAND_IN_KEY}`) return new Response(null, { status: 401 })
      const answered = await answer(request, new URL(request.url).pathname.replace('/api/v2/', ''))
      return self.losing && request.url.endsWith('/document_submissions')
        ? new Response(null, { status: 503 })
        : answered
    },
  })
  server.unref()

  async function answer(request: Request, path: string): Promise<Response> {
    if (path === `legal_entities/${STAND_IN_ENTITY}`)
      return Response.json({ id: STAND_IN_ENTITY, party_name: 'Proef-e-facturen' })
    if (path === 'discovery/receives') {
      const { scheme, identifier }: Discovery = await request.json()
      return Response.json({ code: self.registered(`${scheme}:${identifier}`) ? 'OK' : 'NOK', email: false })
    }
    if (path === 'document_submissions') return submit(await request.json())
    if (path === 'webhook_instances/') {
      const [first] = queue
      return first ? Response.json(first) : new Response(null, { status: 204 })
    }
    const [, event] = /^webhook_instances\/(.+)$/.exec(path) ?? []
    if (!event || request.method !== 'DELETE') return new Response(null, { status: 404 })
    queue = queue.filter(({ guid }) => guid !== event)
    return new Response(null, { status: 204 })
  }

  function submit({ idempotencyGuid: key, routing, document }: Handed): Response {
    const refused = (source: string, details: string) => Response.json([{ source, details }], { status: 422 })
    if (submissions.some(one => one.key === key)) return refused('idempotencyGuid', 'has already been used')
    if (self.refusing) return refused('document', self.refusing)
    const [to] = routing.eIdentifiers
    const submission = {
      guid: crypto.randomUUID(),
      key,
      receiver: `${to?.scheme}:${to?.id}`,
      ubl: Buffer.from(document.rawDocumentData.document, 'base64').toString(),
    }
    submissions.push(submission)
    if (self.delivering) self.end(submission.guid, 'succeeded')
    return Response.json({ guid: submission.guid })
  }

  const self: StandIn = {
    endpoint: `http://127.0.0.1:${server.port}/api/v2/`,
    submissions,
    registered: () => true,
    refusing: null,
    failing: null,
    losing: false,
    delivering: true,
    get queue() {
      return queue
    },
    end(guid, event, details) {
      const of = submissions.find(one => one.guid === guid)
      const body = JSON.stringify({ event_type: 'document_submission', event, guid, idempotencyGuid: of?.key, details })
      queue.push({ guid: crypto.randomUUID(), body })
    },
  }
  return self
}
