import { coreText } from '../i18n/use-t.ts'

/** What the API answers when it refuses: RFC 9457 problem+json plus the text for the user and the errors per field. */
export interface ProblemBody {
  status?: number
  title?: string
  detail?: string
  /** Text for the user, in the user's language. */
  message?: string
  errors?: Record<string, string[]>
  /** Reference number of a server fault, to copy into a support request. */
  reference?: string
  /** The record as it is now, in answer to a stale write (412). */
  current?: unknown
}

/** A refused or failed call. `message` is what the user reads, and never empty; `status` 0 means that no answer came at all. */
export class Problem extends Error {
  readonly status: number
  readonly fields: Record<string, string[]>
  readonly body: ProblemBody
  /** Address that refused, and the version it has now. */
  readonly source: { url: string; etag: string | null } | null

  constructor(status: number, body: ProblemBody = {}, source: Problem['source'] = null) {
    super(body.message || body.detail || body.title || coreText(wordsOf(status)))
    this.name = 'Problem'
    this.status = status
    this.body = body
    this.fields = body.errors ?? {}
    this.source = source
  }

  /** No connection, or no answer in time: worth trying again later. */
  get unreachable(): boolean {
    return isUnreachable(this.status)
  }

  /** Somebody else saved in between (412). */
  get stale(): boolean {
    return this.status === 412
  }
}

/** JSON that ended too early was cut on its way: whoever asked does not know what it said, as if no answer had come. */
export const ifCut = (error: unknown): unknown => (error instanceof SyntaxError ? new Problem(0) : error)

const isUnreachable = (status: number): boolean => [0, 502, 503, 504].includes(status)

/** What to say of an answer without words: whoever got one has a connection. */
function wordsOf(status: number): 'noConnection' | 'busy' | 'failed' {
  if (status === 0) return 'noConnection'
  return isUnreachable(status) ? 'busy' : 'failed'
}

/** What an answer says that refuses a call to `url`. */
export async function problemFrom(response: Response, url = response.url): Promise<Problem> {
  const text = await response.text()
  return new Problem(response.status, parseBody(text), { url, etag: response.headers.get('ETag') })
}

function parseBody(text: string): ProblemBody {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as ProblemBody) : {}
  } catch {
    // A proxy answers in HTML: the status says enough.
    return {}
  }
}
