import { deflateSync } from 'node:zlib'

/** A black PNG in every respect, of so many pixels that unpacking it takes gigabytes. */
export function pixelBomb(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(Bun.hash.crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = chunk('IDAT', deflateSync(new Uint8Array((Math.ceil(width / 8) + 1) * height)))
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]))
}
