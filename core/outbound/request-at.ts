import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { OutboundProblem } from './outbound-problem'

interface Asked {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  readonly signal: AbortSignal
  readonly maxBytes: number
  readonly certificates?: string
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
}

/**
 * One request to this very address, under the name in the URL: the certificate has to be that of the name. Connections
 * are not kept, so that none is taken for another name; environment variables that name a proxy do not count.
 */
export function requestAt(address: string, url: URL, asked: Asked): Promise<Answer> {
  const secure = url.protocol === 'https:'
  const name = url.hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(error instanceof OutboundProblem ? error : new OutboundProblem('unreachable', `${url.host}: ${error}`))
    const request = (secure ? secureRequest : plainRequest)({
      host: address,
      port: url.port || (secure ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      method: asked.method,
      headers: { 'user-agent': 'Vakwerk', ...asked.headers, 'accept-encoding': 'identity', host: url.host },
      agent: false,
      signal: asked.signal,
      ...(secure && { ca: asked.certificates, ...(!isIP(name) && { servername: name }) }),
    })
    request.on('error', fail)
    request.on('response', response => {
      bytesOf(response, asked.maxBytes, url.host).then(bytes => {
        resolve({ status: response.statusCode ?? 0, headers: headersOf(response), bytes })
      }, fail)
    })
    request.end(asked.body)
  })
}

async function bytesOf(response: IncomingMessage, most: number, host: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > most) {
      response.destroy()
      throw new OutboundProblem('too-large', `${host} answers more than ${most} bytes`)
    }
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Without the cookies of the other side: nobody here keeps them. */
function headersOf({ headers }: IncomingMessage): Headers {
  const kept = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && name !== 'set-cookie') kept.set(name, [value].flat().join(', '))
  return kept
}
