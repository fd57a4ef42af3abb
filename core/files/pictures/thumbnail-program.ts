import { serveWork } from '@core/limited-process/serve-work'
import sharp from 'sharp'
import type { SmallCopies } from './read-photo'
import { THUMBNAILS } from './thumbnails'

const MAX_PIXELS = 100_000_000

sharp.concurrency(1)

serveWork((bytes: Uint8Array) => smallCopies(bytes).catch(() => null))

/** Smaller copies of a picture that was cleaned before, without metadata; of a moving one its first frame. */
async function smallCopies(bytes: Uint8Array): Promise<SmallCopies> {
  const { width, height, pageHeight } = await sharp(bytes).metadata()
  const copies: { side: number; bytes: Uint8Array }[] = []
  for (const side of THUMBNAILS) {
    const small = sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
    copies.push({ side, bytes: new Uint8Array(await small.toBuffer()) })
  }
  return { width, height: pageHeight ?? height, copies }
}
