import sharp, { type JpegOptions, type Sharp } from 'sharp'
import type { AcceptedFile } from './accepted-file'
import { LOGO } from './upload-purposes'

/** Wide enough for the sharpest screens that show half of it, in pixels. */
const BACKGROUND = 2400
/** Twice as sharp as the widest that a mail is, in pixels. */
const MAIL = { width: 1200, height: 800 }

/** A picture to stand behind or above a page: a JPEG of a size that a telephone reads without waiting. */
export const asBackground = ({ bytes }: AcceptedFile): Promise<AcceptedFile> =>
  jpegOf(
    sharp(bytes)
      .resize({ width: BACKGROUND, height: BACKGROUND, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' }),
    { progressive: true },
  )

/** A picture to stand in mails: small enough to go along with each of them, see-through where it came so. */
export async function asMailPicture({ bytes }: AcceptedFile): Promise<AcceptedFile> {
  const picture = sharp(bytes).resize({ ...MAIL, fit: 'inside', withoutEnlargement: true })
  const { isOpaque } = await sharp(bytes).stats()
  return isOpaque ? jpegOf(picture) : pngOf(picture)
}

/** A logo: a PNG, which every mail program and the print of a document show, small enough to go along with each mail. */
export const asLogo = ({ bytes }: AcceptedFile): Promise<AcceptedFile> =>
  pngOf(sharp(bytes).resize({ ...LOGO, fit: 'inside', withoutEnlargement: true }))

async function pngOf(picture: Sharp): Promise<AcceptedFile> {
  const { data, info } = await picture.png({ palette: true }).toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { bytes: new Uint8Array(data), contentType: 'image/png', extension: 'png', width, height }
}

async function jpegOf(picture: Sharp, options: JpegOptions = {}): Promise<AcceptedFile> {
  const { data, info } = await picture.jpeg({ quality: 82, ...options }).toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { bytes: new Uint8Array(data), contentType: 'image/jpeg', extension: 'jpg', width, height }
}
