/** What the API answers when it refuses (RFC 9457), with a text for people and the errors by field. */
export interface ProblemBody {
  readonly type?: string
  readonly title?: string
  readonly status?: number
  readonly detail?: string
  /** For people, in the language of the user. */
  readonly message?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** Of a fault of the server: to name in a question about it. */
  readonly reference?: string
  /** Of a stale change (412): the record as it is now. */
  readonly current?: unknown
}

/** A call that was refused, or got no answer: then `status` is 0. */
export class Problem extends Error {
  override readonly name = 'Problem'

  constructor(
    readonly status: number,
    readonly body: ProblemBody = {},
    options?: ErrorOptions,
  ) {
    super(body.message || body.detail || body.title || (status ? `Status ${status}` : 'No answer'), options)
  }

  /** What is wrong with which field (422). */
  get errors(): Readonly<Record<string, readonly string[]>> {
    return this.body.errors ?? {}
  }

  /** Somebody else changed the record meanwhile; `body.current` is how it is now (412). */
  get stale(): boolean {
    return this.status === 412
  }
}

export async function problemOf(response: Response): Promise<Problem> {
  return new Problem(response.status, bodyOf(await response.text()))
}

function bodyOf(text: string): ProblemBody {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    // A proxy answers in HTML: the status says enough.
    return {}
  }
}
