import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to each file of the build the first time that it is asked for. */
export type Loss = 'dropped' | 'cut' | 'half' | 'late'

/** Milliseconds that a late file takes longer. */
const LATE_MS = 1500

/** A proxy that does something to every script and style sheet, once; what it is asked for again passes. */
export interface LossyProxy {
  readonly address: string
  /** Files that something was done to, by their path. */
  readonly touched: ReadonlySet<string>
  /** Those of them that came after all. */
  readonly came: ReadonlySet<string>
  /** Begins anew with another kind of loss. */
  begin(loss: Loss): void
  /** From now on the answer to every so many writes gets lost, after the server has done its work; none with 0. */
  loseAnswers(every: number): void
  stop(): Promise<void>
}

/** Stands before the server at `target`. */
export async function lossyProxy(target: string): Promise<LossyProxy> {
  const to = new URL(target)
  const touched = new Set<string>()
  const came = new Set<string>()
  let loss: Loss | null = null
  let every = 0
  let writes = 0
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', target)
    const first = loss !== null && /\.(js|css)$/.test(pathname) && !touched.has(pathname)
    const isLost = asked.method !== 'GET' && every > 0 && ++writes % every === 0
    if (first) touched.add(pathname)
    if (first && loss === 'dropped') return void answer.destroy()
    const passed = request(
      { host: to.hostname, port: to.port, path: asked.url, method: asked.method, headers: asked.headers },
      found => (isLost ? answer.destroy() : void pass(found, answer, first ? loss : null, () => came.add(pathname))),
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
    answer.on('close', () => giveUp(passed, answer))
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    touched,
    came,
    begin(next) {
      loss = next
      touched.clear()
      came.clear()
    },
    loseAnswers(next) {
      every = next
    },
    stop: () =>
      new Promise(stopped => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

function giveUp(passed: ClientRequest, answer: ServerResponse): void {
  if (!answer.writableFinished) passed.destroy()
}

/** Passes an answer on: whole, late, with its connection cut in the middle, or as if its first half were all of it. */
async function pass(
  found: IncomingMessage,
  answer: ServerResponse,
  loss: Loss | null,
  whole: () => void,
): Promise<void> {
  const status = found.statusCode ?? 502
  if (loss === null || status !== 200) {
    answer.writeHead(status, found.headers)
    found.pipe(answer)
    answer.on('finish', whole)
    return
  }
  const pieces: Buffer[] = []
  for await (const piece of found) pieces.push(piece as Buffer)
  const body = Buffer.concat(pieces)
  if (loss === 'late') {
    setTimeout(() => answer.writeHead(status, found.headers).end(body, whole), LATE_MS)
    return
  }
  const part = body.subarray(0, body.length >> 1)
  answer.writeHead(status, { ...found.headers, 'content-length': loss === 'half' ? part.length : body.length })
  answer.write(part, () => (loss === 'half' ? answer.end() : answer.destroy()))
}
