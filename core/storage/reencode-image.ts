import sharp from 'sharp'
import { FileRefused } from './file-refused'

const MAX_PIXELS = 100_000_000
/** All frames of a moving picture together: each is written anew, which takes longer than a still picture. */
const MAX_MOVING_PIXELS = 30_000_000
const MAX_SIDE = 6000

/** A picture written anew, and its size in pixels; of a moving one that of a frame. */
interface CleanImage {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
}

/**
 * Writes an image anew in its own format: upright, at most 6000 pixels wide and high, without place, camera or
 * anything hidden behind it.
 *
 * @throws FileRefused 422 with `refusal` when it cannot be read as an image, 413 for more pixels than are read
 */
export async function reencodeImage(bytes: Uint8Array, refusal: string): Promise<CleanImage> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: true, failOn: 'error' }).autoOrient()
    const { format, pages = 1, width, height } = await image.metadata()
    if (pages > 1 && width * height > MAX_MOVING_PIXELS) throw new FileRefused(413, 'core.picture_moves_too_much')
    if (pages === 1) image.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    if (format === 'jpeg') image.jpeg({ quality: 88 })
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    return { bytes: new Uint8Array(data), width: info.width, height: info.pageHeight ?? info.height }
  } catch (cause) {
    if (cause instanceof FileRefused) throw cause
    throw new FileRefused(422, refusal, {}, { cause })
  }
}
