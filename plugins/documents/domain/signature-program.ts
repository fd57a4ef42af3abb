import { serveWork } from '@core/limited-process/serve-work'
import sharp from 'sharp'

/** What a signature comes as: PNG from a page to sign on, the others of a form that keeps it among its photos. */
const FORMATS: readonly (string | undefined)[] = ['png', 'jpeg', 'webp']

/** Points on either side that are enough to read it. */
const SIDE = 1200

/** Points of the sharpest screen that one signs on, and more. */
const MOST_PIXELS = 8_000_000

sharp.concurrency(1)

serveWork(async (given: Uint8Array): Promise<Uint8Array | null> => {
  try {
    const picture = sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    if (!FORMATS.includes((await picture.metadata()).format)) return null
    const small = picture.resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    return new Uint8Array(await small.png().toBuffer())
  } catch {
    // Whatever the decoder stumbles over is no picture.
    return null
  }
})
