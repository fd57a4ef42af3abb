import { readFileSync } from 'node:fs'
import { serveWork } from '@core/limited-process/serve-work'
import sharp from 'sharp'
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader'

/** Pixels along the longer side at which codes on labels are still read, and looked for in a second. */
const MOST_PIXELS = 2400
/** Codes that a label with a serial number has; a device has a handful of labels. */
const MOST_CODES = 8

sharp.concurrency(1)
// The module would be fetched from the internet otherwise.
prepareZXingModule({
  overrides: { wasmBinary: readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer },
})

serveWork(async (photo: Uint8Array): Promise<string[]> => {
  const { data, info } = await sharp(photo, { failOn: 'none' })
    .rotate()
    .resize(MOST_PIXELS, MOST_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
  }
  const found = await readBarcodes(image, { tryHarder: true, maxNumberOfSymbols: MOST_CODES })
  return [
    ...new Set(found.toSorted((one, other) => sizeOf(other) - sizeOf(one)).map(({ text }) => text.trim())),
  ].filter(text => text !== '' && text.length <= 64)
})

/** Length of the diagonal of a code on the photo. */
const sizeOf = ({ position: { topLeft, bottomRight } }: ReadResult): number =>
  Math.hypot(bottomRight.x - topLeft.x, bottomRight.y - topLeft.y)
