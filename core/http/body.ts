import { Problem } from './problem'

/**
 * The bytes of a request, and no more than `limit` of them: whoever does not say beforehand how much is coming is cut off
 * as soon as it is too much.
 *
 * @throws Problem 413
 */
export async function bodyOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > limit) throw tooLarge()
  if (announced) return new Uint8Array(await request.arrayBuffer())
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of request.body ?? []) {
    size += piece.byteLength
    if (size > limit) throw tooLarge()
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}

const tooLarge = () => new Problem(413, 'core.too_large')
