import { connect, type Socket } from 'node:net'

/** What a load run measured. */
export interface Measured {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  errors: number
}

/** A request whose path and body change: `$n` counts the requests from `first` on, `$m` goes round the colleagues. */
export interface RequestTemplate {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
  first?: number
}

/** One request as bytes; `n` counts the requests of the run, so that creates can differ. */
export type RequestOf = (n: number) => { method: string; path: string; headers?: Record<string, string>; body?: string }

const END = Buffer.from('\r\n\r\n')

/**
 * Sends requests over kept-alive connections for a bounded time, on loopback only. Raw sockets, because a full client
 * would take more of the machine than the server that is measured.
 */
export async function load(
  port: number,
  requestOf: RequestOf,
  options: { connections: number; seconds: number },
): Promise<Measured> {
  const times: number[] = []
  let errors = 0
  let sent = 0
  const started = performance.now()
  const until = started + options.seconds * 1000
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
      let buffered: Buffer = Buffer.alloc(0)
      let at = 0
      const next = () => {
        if (performance.now() >= until) {
          socket.destroy()
          resolve()
          return
        }
        const { method, path, headers = {}, body = '' } = requestOf(sent++)
        const extra = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
        const length = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : ''
        at = performance.now()
        socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${extra.join('')}${length}\r\n${body}`)
      }
      socket.on('connect', next)
      socket.on('error', reject)
      socket.on('data', chunk => {
        buffered = buffered.length ? Buffer.concat([buffered, chunk]) : chunk
        const head = buffered.indexOf(END)
        if (head < 0) return
        const text = buffered.toString('latin1', 0, head)
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
        const chunked = /transfer-encoding: chunked/i.test(text)
        const whole = chunked
          ? buffered.subarray(-5).toString('latin1') === '0\r\n\r\n'
          : buffered.length >= head + 4 + length
        if (!whole) return
        times.push(performance.now() - at)
        if (!/^HTTP\/1\.1 2/.test(text)) errors++
        buffered = Buffer.alloc(0)
        next()
      })
    })
  await Promise.all(Array.from({ length: options.connections }, one))
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), errors }
}
