import type { Pixels } from './pixels'

const PNG = 0x89504e47
const JPEG = 0xffd8
/** Segments of a JPEG that look like those with its size, and hold tables instead. */
const TABLES: readonly number[] = [0xc4, 0xc8, 0xcc]

/** Pixels of a PNG or JPEG, as its head tells them: nothing is decoded. Null for every other file. */
export function pictureSize(bytes: Uint8Array): Pixels | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (view.getUint32(0) === PNG) return { width: view.getUint32(16), height: view.getUint32(20) }
    return view.getUint16(0) === JPEG ? jpegSize(view) : null
  } catch (error) {
    // It ends before it tells its size.
    if (error instanceof RangeError) return null
    throw error
  }
}

function jpegSize(view: DataView): Pixels | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const segment = view.getUint8(at + 1)
    if (segment >= 0xc0 && segment <= 0xcf && !TABLES.includes(segment))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
  return null
}
