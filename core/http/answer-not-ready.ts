import type { Config } from '@core/config'

/** Who listens while the process starts. */
export interface Starting {
  /** Tells whoever asks from now on what the start is doing. */
  tell(doing: string): void
  /** Frees the port for the real server. */
  stop(): Promise<void>
}

const TITLE = 'Vakwerk start nog op.'
const RETRY_SECONDS = 5

/** Listens while the process starts: `/healthz` is good, everything else is 503 and says what the start is doing. */
export function answerNotReady({ port, host }: Pick<Config, 'port' | 'host'>): Starting {
  let doing = ''
  const server = Bun.serve({
    port,
    hostname: host,
    fetch: request => {
      if (new URL(request.url).pathname === '/healthz') return Response.json({ status: 'ok' })
      const message = [TITLE, doing, 'Probeer het zo opnieuw.'].filter(Boolean).join(' ')
      const answer = (body: string, type: string) =>
        new Response(body, {
          status: 503,
          headers: { 'Content-Type': type, 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_SECONDS) },
        })
      return request.headers.get('accept')?.includes('text/html')
        ? answer(page(message), 'text/html; charset=utf-8')
        : answer(JSON.stringify({ status: 503, title: 'Starting', message }), 'application/problem+json')
    },
  })
  return {
    tell: what => {
      doing = what
    },
    stop: () => server.stop(true),
  }
}

/** A page that comes back by itself until the real one is there. */
const page = (message: string): string =>
  `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_SECONDS}"><title>Vakwerk</title><body style="font:16px system-ui;margin:15vh auto;max-width:32em;padding:0 1em;color-scheme:light dark"><p>${Bun.escapeHTML(message)}</p></body></html>`
