import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { type TestServer, testServer } from '@core/testing/server'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { readSerials } from '../domain/read-serials'

let server: TestServer
beforeAll(async () => {
  prepareZXingModule({
    overrides: { wasmBinary: readFileSync(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))).buffer },
  })
  server = await testServer()
})
afterAll(async () => {
  await server.stop()
  await readSerials.stop()
})

/** A photo of a label: a code, turned as somebody holds a telephone, on a grey plate. */
async function label(text: string, format: 'Code128' | 'QRCode' | 'DataMatrix', turned = 0): Promise<File> {
  const { svg } = await writeBarcode(text, { format, scale: 4 })
  const code = await sharp(Buffer.from(svg), { density: 300 })
    .resize({ width: 700 })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c9c9c4' } })
    .composite([{ input: code, left: 300, top: 260 }])
    .rotate(turned, { background: '#8a8a85' })
    .jpeg({ quality: 70 })
    .toBuffer()
  return new File([new Uint8Array(photo)], 'etiket.jpg', { type: 'image/jpeg' })
}

test('a serial number is read off a photo of its barcode, straight or askew, and nothing off a photo without one', async () => {
  const { admin } = await server.company()
  const read = async (file: File) => {
    const form = new FormData()
    form.set('file', file)
    const { status, body } = await admin.post('/api/equipment/readserial', form)
    return [status, body.texts]
  }
  expect(await read(await label('NH6-2503-01187', 'Code128'))).toEqual([200, ['NH6-2503-01187']])
  expect(await read(await label('SL-5K-880312', 'QRCode', 12))).toEqual([200, ['SL-5K-880312']])
  expect(await read(await label('AC10-44172', 'DataMatrix', 90))).toEqual([200, ['AC10-44172']])
  const wall = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#b5533c' } })
    .jpeg()
    .toBuffer()
  expect(await read(new File([new Uint8Array(wall)], 'muur.jpg'))).toEqual([200, []])
  expect((await read(new File(['geen foto'], 'etiket.jpg')))[0]).toBe(422)
})
