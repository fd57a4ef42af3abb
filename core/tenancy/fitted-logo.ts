import sharp from 'sharp'

/** Points in a logo above which it is not read: it would take more memory than showing it is worth. */
const MOST_PIXELS = 24_000_000

/** A logo as a PNG that fits its room, in pixels. */
export interface FittedLogo {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
}

/** Makes a logo as large as its room lets it be; null for what is no picture. */
export async function fittedLogo(
  bytes: Uint8Array,
  room: { readonly width: number; readonly height: number },
): Promise<FittedLogo | null> {
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
