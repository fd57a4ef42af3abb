/** What answers like the register of the Union does, for first visitors and for tests; it asks nobody. */
export interface StandIn {
  /** What stands before the paths of VIES. */
  readonly endpoint: string
  /** Numbers that do not hold: `NL001234567B02`. */
  readonly unknown: Set<string>
  /** Countries of which it says nothing now, as it does when theirs does not answer. */
  readonly silent: Set<string>
  /** Numbers that it was asked for. */
  readonly asked: readonly string[]
}

let running: StandIn | undefined

/** The stand-in of this process, started when somebody needs it first. */
export function standIn(): StandIn {
  running ??= startStandIn()
  return running
}

function startStandIn(): StandIn {
  const asked: string[] = []
  const unknown = new Set<string>()
  const silent = new Set<string>()
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      const [, country = '', digits = ''] = /^\/ms\/([A-Z]{2})\/vat\/(.+)$/.exec(pathname) ?? []
      if (!country) return new Response(null, { status: 404 })
      asked.push(`${country}${digits}`)
      const isValid = !silent.has(country) && !unknown.has(`${country}${digits}`)
      return Response.json({
        isValid,
        requestDate: new Date().toISOString(),
        userError: silent.has(country) ? 'MS_UNAVAILABLE' : isValid ? 'VALID' : 'INVALID',
        name: isValid ? 'Proefbedrijf' : '---',
        address: isValid ? '\nProefstraat 1\n1234 AB Proefdam\n' : '---',
        requestIdentifier: isValid && searchParams.has('requesterNumber') ? `WAPIPROEF${asked.length}` : '',
        vatNumber: digits,
      })
    },
  })
  server.unref()
  return { endpoint: `http://127.0.0.1:${server.port}/`, unknown, silent, asked }
}
