import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems give to outgoing connections: one of these could sit on it by the time we listen, or start again. */
const LOWEST = 15_000
const HIGHEST = 32_000
const TRIES = 50

/** A loopback port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
  }
  throw new Error('No port is free')
}

function isFree(port: number): Promise<boolean> {
  return new Promise(done => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
}
