import type { Config } from '@core/config'

/**
 * Listens while the process waits for its database: `/healthz` is good, everything else is 503.
 *
 * @returns a function that frees the port for the real server
 */
export function answerNotReady({ port, host }: Pick<Config, 'port' | 'host'>): () => Promise<void> {
  const server = Bun.serve({
    port,
    hostname: host,
    fetch: request =>
      new URL(request.url).pathname === '/healthz'
        ? Response.json({ status: 'ok' })
        : Response.json(
            { status: 503, title: 'Starting', message: 'Vakwerk start nog op. Probeer het zo opnieuw.' },
            { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '5' } },
          ),
  })
  return () => server.stop(true)
}
