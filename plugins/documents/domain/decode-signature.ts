import { invalid } from '@core/context/problem'
import sharp from 'sharp'

/** Drawn signatures larger than this are no signature, in characters of base64 and in pixels. */
const MOST_CHARACTERS = 400_000
const MOST_PIXELS = 8_000_000

/**
 * A drawn signature as a whole PNG in base64, or null where nothing was drawn (R-SIGN-007). The picture is decoded and
 * written anew: what is broken is refused here, and not found in the PDF.
 *
 * @throws Problem 422 for what is no picture
 */
export async function decodeSignature(given: string | null | undefined): Promise<string | null> {
  const base64 = given?.replace(/^data:image\/png;base64,/, '').trim()
  if (!base64) return null
  if (base64.length > MOST_CHARACTERS || !/^[A-Za-z0-9+/]+=*$/.test(base64)) throw broken()
  try {
    const picture = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    if ((await picture.metadata()).format !== 'png') throw broken()
    return (await picture.png().toBuffer()).toString('base64')
  } catch {
    throw broken()
  }
}

const broken = () => invalid('signature', 'documents.signature_broken')
