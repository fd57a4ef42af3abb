import { HeavyWork } from '@core/limited-process/heavy-work'

/** Reads the barcodes on a photo: their texts, the largest code first; none where nothing can be read. */
export const readSerials = new HeavyWork<Uint8Array, string[]>({
  name: 'read-serials',
  program: new URL('./serials-program.ts', import.meta.url),
  limits: { seconds: 15, megabytes: 600, waiting: 30 },
  tooMuch: 'aftercare.photo_too_much',
})
