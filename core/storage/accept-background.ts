import sharp from 'sharp'
import { type AcceptedFile, acceptImage } from './accept-upload'

/** Wide enough for the sharpest screens that show half of it, in pixels. */
const WIDTH = 2400

/** A picture to stand behind or above a page: a JPEG of a size that a telephone reads without waiting. */
export async function acceptBackground(file: File): Promise<AcceptedFile> {
  const { bytes } = await acceptImage(new Uint8Array(await file.arrayBuffer()))
  const picture = sharp(bytes).resize({ width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true })
  const jpeg = await picture.flatten({ background: '#fff' }).jpeg({ quality: 82, progressive: true }).toBuffer()
  return { bytes: new Uint8Array(jpeg), contentType: 'image/jpeg', extension: 'jpg' }
}
