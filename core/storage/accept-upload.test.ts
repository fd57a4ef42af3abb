import { afterAll, expect, test } from 'bun:test'
import nl from '@core/locales/nl'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { acceptUpload as acceptFor, understandFiles } from './accept-upload'
import { FileRefused } from './file-refused'
import type { UploadPurpose } from './upload-purposes'

afterAll(() => understandFiles.stop())

const acceptUpload = (bytes: Uint8Array, purpose: UploadPurpose) => acceptFor(1, bytes, purpose)
const acceptImage = (bytes: Uint8Array) => acceptUpload(bytes, 'picture')

const text = (value: string) => new TextEncoder().encode(value)
const pdf = text('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF')
const picture = (side = 8) => sharp({ create: { width: side, height: side * 2, channels: 3, background: '#0B6577' } })

async function refusal(attempt: Promise<unknown>): Promise<{ status: number; message: string }> {
  const error = await attempt.then(() => undefined).catch((reason: unknown) => reason)
  if (!(error instanceof FileRefused)) throw new Error('it was taken', { cause: error })
  return { status: error.status, message: inDutch(error) }
}

const inDutch = ({ key, values }: FileRefused) =>
  nl[key.replace('core.', '') as keyof typeof nl].replace('{{limit}}', String(values.limit))

test('R-SET-008: a flow file is an image or a PDF, by what its bytes say', async () => {
  expect(await acceptUpload(pdf, 'shared')).toMatchObject({ contentType: 'application/pdf', extension: 'pdf' })
  expect((await acceptUpload(await picture().png().toBuffer(), 'shared')).contentType).toBe('image/png')
  const only = 'Let op! Alleen image and PDF bestanden kunnen worden geupload.'
  const html = '<html><script>alert(1)</script></html>'
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  for (const bytes of [text('hello'), text(html), text(svg), new Uint8Array([77, 90, 144, 0]), new Uint8Array()]) {
    expect(await refusal(acceptUpload(bytes, 'shared'))).toEqual({ status: 422, message: only })
  }
})

test('G-UPL: each purpose has its limit, and the text names it', async () => {
  const large = new Uint8Array(10 * 1024 * 1024 + 1)
  const text10 = 'Het bestand is te groot. De maximale bestandsgrootte is 10 MB.'
  expect(await refusal(acceptImage(large))).toEqual({ status: 413, message: text10 })
  expect(await refusal(acceptUpload(large, 'import'))).toEqual({ status: 413, message: text10 })
  expect((await refusal(acceptUpload(large, 'shared'))).status).toBe(422)
  const larger = new Uint8Array(20 * 1024 * 1024 + 1)
  const text20 = text10.replace('10', '20')
  expect(await refusal(acceptUpload(larger, 'attachment'))).toEqual({ status: 413, message: text20 })
})

test('a photo is turned upright and loses its place and everything else that hides in it', async () => {
  const exif = { IFD0: { Orientation: '6', Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } }
  const photo = await picture(20).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const hidden = Buffer.concat([photo, text('<?php evil(); ?>')])
  const accepted = await acceptImage(hidden)
  const { width, height, exif: left, orientation } = await sharp(accepted.bytes).metadata()
  expect([width, height]).toEqual([40, 20])
  expect([left, orientation]).toEqual([undefined, undefined])
  expect(Buffer.from(accepted.bytes).includes('php')).toBe(false)
})

test('a moving gif keeps moving', async () => {
  const frames = await sharp([await picture().png().toBuffer(), await picture().negate().png().toBuffer()], {
    join: { animated: true },
  })
    .gif()
    .toBuffer()
  expect((await sharp((await acceptImage(frames)).bytes).metadata()).pages).toBe(2)
})

test('a broken image and a decompression bomb are refused', async () => {
  const broken = (await picture(50).png().toBuffer()).subarray(0, 60)
  expect((await refusal(acceptImage(broken))).status).toBe(422)
  const bomb = await picture().png().toBuffer()
  bomb.writeUInt32BE(20_000, 16)
  bomb.writeUInt32BE(20_000, 20)
  bomb.writeUInt32BE(Bun.hash.crc32(bomb.subarray(12, 29)), 29)
  expect((await refusal(acceptImage(bomb))).status).toBe(422)
})

test('an attachment may be text or an office file, but no program', async () => {
  expect((await acceptUpload(text('naam;plaats\nKees;Ede'), 'attachment')).contentType).toBe('text/plain')
  const windows1252 = new Uint8Array([...text('naam;plaats\r\n'), 0xe9, 0x63])
  expect((await acceptUpload(windows1252, 'import')).contentType).toBe('text/plain')
  const elf = new Uint8Array([127, 69, 76, 70, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect((await refusal(acceptUpload(elf, 'attachment'))).status).toBe(422)
})

test('a zip that unpacks to more than half a gigabyte, or not at all, is refused', async () => {
  const zip = zipSync({ 'lijst.txt': text('hallo') })
  expect((await acceptUpload(zip, 'attachment')).contentType).toBe('application/zip')
  const bomb = new Uint8Array(zip)
  new DataView(bomb.buffer).setUint32(Buffer.from(bomb).indexOf('PK\x01\x02') + 24, 600 * 1024 * 1024, true)
  expect((await refusal(acceptUpload(bomb, 'attachment'))).status).toBe(422)
  expect((await refusal(acceptUpload(zip.subarray(0, -10), 'attachment'))).status).toBe(422)
})
