import type { Config } from '@core/config'

/**
 * Answers for a process that cannot serve yet: it lives, and it is not ready.
 *
 * @returns how to make room for the real server
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
