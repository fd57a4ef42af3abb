import { unzipSync } from 'fflate'

/** Sums the unpacked sizes that a zip declares, without unpacking it. Throws when the bytes are no zip. */
export function unpackedSize(zip: Uint8Array): number {
  let total = 0
  unzipSync(zip, {
    filter: ({ originalSize }) => {
      total += originalSize
      return false
    },
  })
  return total
}
