import { Problem } from '@core/context/problem'

/** Seconds that every body may take, and the bytes that have to come in each second after them. */
const GRACE_SECONDS = 20
const SLOWEST_BYTES = 16 * 1024

/** How a body is read. */
export interface BodyLimits {
  /** Largest body in bytes. */
  readonly most: number
  readonly tooLarge: () => Error
  /** Seconds before the slowest allowed connection has to be faster; 20 when left out. */
  readonly graceSeconds?: number
}

/**
 * Reads a body to its end, also one without `Content-Length`.
 *
 * @throws `tooLarge` as soon as it is larger than it may be
 * @throws Problem 408 when it is cut off, or comes so slowly that somebody may be keeping the connection open on purpose
 */
export async function bodyOf(request: Request, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  const { most, tooLarge, graceSeconds = GRACE_SECONDS } = limits
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > most) throw tooLarge()
  const seconds = graceSeconds + Number(announced ?? most) / SLOWEST_BYTES
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(notReceived()), seconds * 1000)
  })
  try {
    return await Promise.race([announced ? whole(request) : pieces(request, limits), tooSlow])
  } finally {
    clearTimeout(timer)
  }
}

const notReceived = () => new Problem(408, 'core.not_received', { headers: { connection: 'close' } })

const hungUp = () => {
  throw notReceived()
}

/** @throws Problem 408 when the client hangs up */
const whole = async (request: Request) => new Uint8Array(await request.arrayBuffer().catch(hungUp))

/** @throws Problem 408 when the client hangs up */
async function pieces(request: Request, { most, tooLarge }: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  const read: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (;;) {
    const { value: piece } = (await reader?.read().catch(hungUp)) ?? {}
    if (!piece) return new Uint8Array(Buffer.concat(read))
    size += piece.byteLength
    if (size > most) {
      await reader?.cancel()
      throw tooLarge()
    }
    read.push(piece)
  }
}
