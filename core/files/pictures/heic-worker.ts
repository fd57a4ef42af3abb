import { all } from 'heic-decode'
import sharp from 'sharp'

declare const self: Worker

/** More than any phone takes; as colours this is 400 MB. */
const MAX_PIXELS = 100_000_000
const MAX_SIDE = 6000

self.onmessage = async ({ data }: MessageEvent<Uint8Array>) => {
  const jpeg = await read(data).catch(() => undefined)
  self.postMessage(jpeg, jpeg ? [jpeg.buffer as ArrayBuffer] : [])
}

/** The decoder has turned the image upright; of what else the file says nothing crosses. */
async function read(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const images = await all({ buffer: bytes })
  try {
    const [image] = images
    if (!image || image.width * image.height > MAX_PIXELS) return undefined
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
