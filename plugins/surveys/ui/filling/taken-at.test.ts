import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { inOrder } from './local-files'
import type { LocalFile } from './on-device'
import { takenAt } from './taken-at'

const jpeg = (exif?: string) => {
  const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: '#888' } })
  return (exif ? picture.withExif({ IFD2: { DateTimeOriginal: exif } }) : picture).jpeg().toBuffer()
}
const file = (bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], 'dak.jpg', { type: 'image/jpeg', lastModified: Date.UTC(2026, 4, 1) })

test('a photo was taken when its camera wrote down, else when its file was made', async () => {
  const written = new Date('2026-03-04T15:06:07').toISOString()
  expect(await takenAt(file(new Uint8Array(await jpeg('2026:03:04 15:06:07'))))).toBe(written)
  const made = '2026-05-01T00:00:00.000Z'
  expect(await takenAt(file(new Uint8Array(await jpeg())))).toBe(made)
  const whole = await jpeg('2026:03:04 15:06:07')
  for (let length = 0; length < 60; length += 7)
    expect(await takenAt(file(new Uint8Array(whole.subarray(0, length))))).toBe(made)
  expect(await takenAt(file(new Uint8Array(await jpeg('    :  :     :  :  '))))).toBe(made)
})

test('photos that wait leave in the order in which they were added', () => {
  const one = (id: string, addedAt?: number) => ({ id, ...(addedAt === undefined ? {} : { addedAt }) }) as LocalFile
  expect(inOrder([one('b', 3), one('c', 1), one('a', 2), one('oud')]).map(({ id }) => id)).toEqual([
    'oud',
    'c',
    'a',
    'b',
  ])
})
