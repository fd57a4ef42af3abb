import type { Call, Incoming } from '@core/context/call'
import type { PublicCall } from '@core/platform/public-call'
import type { TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'

/** Turns the result of a call into a response. With `check`, a result that breaks the declared schema throws. */
export function responseChecker(
  call: Call | PublicCall,
  check: boolean,
): (value: unknown, query: Incoming<never, object, never>['query']) => Promise<Response> {
  const compile = (schema: Call['response'] | undefined) =>
    check && schema && typeof schema !== 'string' ? TypeCompiler.Compile(schema as TSchema) : undefined
  const [whole, parts] = [compile(call.response), compile(call.parts)]
  return async (value, query) => {
    const response = value instanceof Response ? withStatus(value, call.status) : plain(value, call.status)
    const compiled = (query as { fields?: string }).fields ? (parts ?? whole) : whole
    if (compiled && response.status !== 204) {
      const body: unknown = await response.clone().json()
      if (!compiled.Check(body)) {
        const wrong = [...compiled.Errors(body)].slice(0, 3).map(error => `${error.path}: ${error.message}`)
        throw new Error(`${call.method} ${call.path} answers another shape than it declares: ${wrong.join('; ')}`)
      }
    }
    response.headers.set('cache-control', response.headers.get('cache-control') ?? 'no-store')
    return response
  }
}

const plain = (value: unknown, status = 200) =>
  value === undefined ? new Response(null, { status: 204 }) : Response.json(value, { status })

function withStatus(response: Response, status: number | undefined): Response {
  if (!status || status === response.status || response.status !== 200) return response
  return new Response(response.body, { status, headers: response.headers })
}

/** Bytes as a download: never shown inline from our origin, with both headers that name the file (C-28). */
export function fileResponse(
  content: Uint8Array | ReadableStream<Uint8Array>,
  contentType: string,
  filename: string,
  options: { inline?: boolean } = {},
): Response {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return new Response(content as BodyInit, {
    headers: {
      'content-type': contentType,
      'content-disposition': `${options.inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(filename)}`,
      'x-filename': encodeURIComponent(filename),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-cache',
    },
  })
}

/** Answers 204 with a header when a picture is missing or not ready yet (R-FILE-007). */
export const noPicture = () => new Response(null, { status: 204, headers: { 'x-imagestatus': 'unavailable' } })
