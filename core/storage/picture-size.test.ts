import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { pictureSize } from './picture-size'

const picture = sharp({ create: { width: 321, height: 45, channels: 4, background: 'teal' } })

test('the head of a PNG or JPEG tells its size, however it was written', async () => {
  const written = [
    picture.clone().png(),
    picture.clone().png({ palette: true }),
    picture.clone().jpeg(),
    picture.clone().jpeg({ progressive: true }),
    picture
      .clone()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } }),
  ]
  for (const file of written) expect(pictureSize(await file.toBuffer())).toEqual({ width: 321, height: 45 })
})

test('another file has none, nor has one that ends too early', async () => {
  const text = new TextEncoder().encode('hallo')
  for (const bytes of [await picture.clone().webp().toBuffer(), text, new Uint8Array([1, 2, 3]), new Uint8Array()])
    expect(pictureSize(bytes)).toBeNull()
  for (const file of [picture.clone().png(), picture.clone().jpeg()])
    expect(pictureSize((await file.toBuffer()).subarray(0, 20))).toBeNull()
})
