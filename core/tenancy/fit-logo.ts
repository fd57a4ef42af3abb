import type { Pixels } from '@core/storage/pixels'
import sharp from 'sharp'
import type { FittedLogo } from './draw-brand'

/** Points in a logo above which it is not read: it would take more memory than showing it is worth. */
const MOST_PIXELS = 24_000_000

/** Makes a logo as large as its room lets it be; null for what is no picture. */
export async function fitLogo(bytes: Uint8Array, room: Pixels): Promise<FittedLogo | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .resize({ ...room, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { png: new Uint8Array(data), width: info.width, height: info.height }
  } catch {
    return null
  }
}

/** Pixels of a picture; null for what is none. */
export async function measurePicture(bytes: Uint8Array): Promise<Pixels | null> {
  try {
    const { width, height } = await sharp(bytes).metadata()
    return { width, height }
  } catch {
    return null
  }
}
