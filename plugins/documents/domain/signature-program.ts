import { serveWork } from '@core/limited-process/serve-work'
import sharp from 'sharp'

/** Points of the sharpest screen that one signs on, and more. */
const MOST_PIXELS = 8_000_000

sharp.concurrency(1)

serveWork(async (given: Uint8Array): Promise<Uint8Array | null> => {
  try {
    const picture = sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    if ((await picture.metadata()).format !== 'png') return null
    return new Uint8Array(await picture.png().toBuffer())
  } catch {
    // Whatever the decoder stumbles over is no picture.
    return null
  }
})
