/**
 * The bytes of a request, and no more than `limit` of them, else throws what `tooLarge` says: whoever does not say
 * beforehand how much is coming is cut off as soon as it is too much.
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
