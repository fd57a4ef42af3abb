/**
 * Reads at most `limit` bytes of a request and throws `tooLarge` beyond that, also for a body without `Content-Length`.
 */
export async function bodyOf(request: Request, limit: number, tooLarge: () => Error): Promise<Uint8Array<ArrayBuffer>> {
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
