import { unzipSync } from 'fflate'

/** Bytes that the entries of a zip say they unpack to; nothing is unpacked for it. Throws when it is no zip. */
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
