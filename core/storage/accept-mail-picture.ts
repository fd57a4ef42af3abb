import sharp from 'sharp'
import { type AcceptedFile, acceptImage } from './accept-upload'

/** Twice as sharp as the widest that a mail is, in pixels. */
const ROOM = { width: 1200, height: 800 }

/** A picture to stand in mails: small enough to go along with each of them, see-through where it came so. */
export async function acceptMailPicture(file: File): Promise<AcceptedFile> {
  const { bytes } = await acceptImage(new Uint8Array(await file.arrayBuffer()))
  const picture = sharp(bytes).resize({ ...ROOM, fit: 'inside', withoutEnlargement: true })
  const { isOpaque } = await sharp(bytes).stats()
  const [made, contentType, extension] = isOpaque
    ? [await picture.jpeg({ quality: 82 }).toBuffer(), 'image/jpeg', 'jpg']
    : [await picture.png({ palette: true }).toBuffer(), 'image/png', 'png']
  return { bytes: new Uint8Array(made), contentType, extension }
}
