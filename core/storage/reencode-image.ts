import sharp from 'sharp'
import { FileRefused } from './file-refused'

const MAX_PIXELS = 100_000_000
const MAX_SIDE = 6000

/**
 * Writes an image anew in its own format: upright, at most 6000 pixels wide and high, without place, camera or
 * anything hidden behind it.
 *
 * @throws FileRefused 422 with `refusal` when it cannot be read as an image.
 */
export async function reencodeImage(bytes: Uint8Array, refusal: string): Promise<Uint8Array> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: true, failOn: 'error' }).autoOrient()
    const { format, pages = 1 } = await image.metadata()
    if (pages === 1) image.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    if (format === 'jpeg') image.jpeg({ quality: 88 })
    return new Uint8Array(await image.toBuffer())
  } catch (cause) {
    throw new FileRefused(422, refusal, {}, { cause })
  }
}
