import { serveWork } from '@core/limited-process/serve-work'
import { all } from 'heic-decode'
import sharp from 'sharp'

/** More than any phone takes; as colours this is 400 MB. */
const MAX_PIXELS = 100_000_000
const MAX_SIDE = 6000

sharp.concurrency(1)

serveWork((bytes: Uint8Array) => read(bytes).catch(() => null))

/** The decoder has turned the image upright; of what else the file says nothing crosses. */
async function read(bytes: Uint8Array): Promise<Uint8Array | null> {
  const images = await all({ buffer: bytes })
  try {
    const [image] = images
    if (!image || image.width * image.height > MAX_PIXELS) return null
    const { width, height, data } = await image.decode()
    const jpeg = sharp(data, { raw: { width, height, channels: 4 } })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
    return new Uint8Array(await jpeg.toBuffer())
  } finally {
    images.dispose()
  }
}
