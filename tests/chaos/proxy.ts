const CHECK_MS = 100

/**
 * What stands before several processes in production: takes turns among those that say they are ready, and goes on to
 * the next where nobody listens.
 */
export function startProxy(targets: readonly string[], port = 0) {
  let turn = 0
  const away = new Set<string>()
  const check = setInterval(() => {
    for (const target of targets) {
      fetch(`${target}/readyz`, { keepalive: false }).then(
        ({ ok }) => void (ok ? away.delete(target) : away.add(target)),
        () => void away.add(target),
      )
    }
  }, CHECK_MS)
  const server = Bun.serve({
    port,
    hostname: '127.0.0.1',
    idleTimeout: 60,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const body = request.body ? await request.arrayBuffer() : undefined
      const ready = targets.filter(target => !away.has(target))
      for (const _ of ready) {
        const target = ready[turn++ % ready.length]
        try {
          return await fetch(`${target}${pathname}${search}`, {
            method: request.method,
            headers: request.headers,
            body,
            keepalive: false,
            decompress: false,
            redirect: 'manual',
          })
        } catch (error) {
          // Only what certainly reached nobody is given to another.
          if (!/refused/i.test(String((error as { code?: string }).code))) break
        }
      }
      return new Response(null, { status: 502 })
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    /** Those that said last that they are not ready. */
    away,
    stop() {
      clearInterval(check)
      return server.stop(true)
    },
  }
}
