import { HeavyWork } from '@core/limited-process/heavy-work'
import type { Pixels } from '@core/storage/pixels'

/** Smaller copies of a photo by their side in pixels, and its own size. */
export interface SmallCopies extends Pixels {
  readonly copies: readonly { readonly side: number; readonly bytes: Uint8Array }[]
}

/** Turns HEIC into JPEG; null for what cannot be read. A photo of 48 megapixels takes five seconds and half a gigabyte. */
export const readHeic = new HeavyWork<Uint8Array, Uint8Array | null>({
  name: 'read-heic',
  program: new URL('./heic-program.ts', import.meta.url),
  limits: { seconds: 90, megabytes: 2000, waiting: 100, patienceSeconds: 600 },
  tooMuch: 'core.picture_too_much',
})

/** Makes the thumbnails of a photo; null for what cannot be read. */
export const makeThumbnails = new HeavyWork<Uint8Array, SmallCopies | null>({
  name: 'make-thumbnails',
  program: new URL('./thumbnail-program.ts', import.meta.url),
  limits: { seconds: 60, megabytes: 1500, waiting: 100, patienceSeconds: 600 },
  tooMuch: 'core.picture_too_much',
})
