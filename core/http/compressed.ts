import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** Bytes that an answer must have to be worth packing. */
const SMALLEST = 1024
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/
/** Bytes from which packing goes on beside other requests: below, handing it over takes longer than doing it. */
const LARGE = 128 * 1024
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const GZIP = { level: 1 }
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Bytes = Uint8Array<ArrayBuffer>

/** Ways of packing, the one that costs and weighs least first (`docs/adr/0036`). */
const PACK = {
  zstd: (bytes: Bytes) => (bytes.length < LARGE ? Bun.zstdCompressSync(bytes) : Bun.zstdCompress(bytes)),
  br: (bytes: Bytes) => (bytes.length < LARGE ? brotliCompressSync(bytes, BROTLI) : brotli(bytes, BROTLI)),
  gzip: (bytes: Bytes) => (bytes.length < LARGE ? gzipSync(bytes, GZIP) : zip(bytes, GZIP)),
}

/** Packs an answer in JSON as its client takes it. Files, streams and what is small or packed already stay as they are. */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const { headers, status } = answer
  if (!answer.body || !JSON_TYPE.test(headers.get('content-type') ?? '') || headers.has('content-encoding'))
    return answer
  headers.append('vary', 'accept-encoding')
  const encoding = encodingFor(request.headers.get('accept-encoding'))
  if (!encoding) return answer
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (bytes.length < SMALLEST) return new Response(bytes, { status, headers })
  headers.set('content-encoding', encoding)
  return new Response((await PACK[encoding](bytes)) as Bytes, { status, headers })
}

/** The best encoding of those in an `accept-encoding`; null where there is none of ours. */
export function encodingFor(accepted: string | null): keyof typeof PACK | null {
  const taken = encodingsIn(accepted)
  return (Object.keys(PACK) as (keyof typeof PACK)[]).find(name => taken.has(name)) ?? null
}

/** The encodings that an `accept-encoding` takes. */
export function encodingsIn(accepted: string | null): ReadonlySet<string> {
  const taken = new Set<string>()
  for (const one of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = one.split(';').map(part => part.trim())
    const quality = parameters.find(part => part.startsWith('q='))
    if (quality === undefined || Number(quality.slice(2)) > 0) taken.add(name)
  }
  return taken
}
