import type { PoolClient } from 'pg'

/** A client of the driver, with the socket that its types hide. */
interface Wired {
  readonly connection: { readonly stream: { write(bytes: Uint8Array, ...rest: unknown[]): boolean } }
}

/**
 * Sends what a connection writes in one go as one packet. A statement with values is five messages, and Bun's sockets
 * write every message on its own: five system calls, and a database that wakes five times.
 */
export function joinWrites(client: PoolClient): void {
  const { stream } = (client as unknown as Wired).connection
  const write = stream.write.bind(stream)
  let waiting: Uint8Array[] = []
  const flush = () => {
    const bytes = waiting.length === 1 ? (waiting[0] as Uint8Array) : Buffer.concat(waiting)
    waiting = []
    write(bytes)
  }
  stream.write = (bytes, ...rest) => {
    if (rest.length) {
      if (waiting.length) flush()
      return write(bytes, ...rest)
    }
    if (waiting.push(bytes) === 1) queueMicrotask(flush)
    return true
  }
}
