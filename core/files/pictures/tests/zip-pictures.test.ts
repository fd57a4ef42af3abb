import { expect, test } from 'bun:test'
import type { FileStore } from '@core/storage/file-store'
import { unzipSync } from 'fflate'
import { zipPictures } from '../zip-pictures'

const MEGABYTE = 1024 * 1024

test('a zip of two hundred photos holds one in memory at a time, and stops when the reader goes away', async () => {
  let fetched = 0
  const store = {
    get: async (key: string) => {
      fetched++
      return key === 'gone' ? null : { bytes: new Uint8Array(MEGABYTE).fill(fetched), contentType: 'image/jpeg' }
    },
  } as unknown as FileStore
  const named = (n: number) => ({ filename: `dak ${n}.jpg`, file_key: `${n}`, created_at: new Date() })
  const reader = zipPictures(
    store,
    Array.from({ length: 200 }, (_, n) => named(n)),
  ).getReader()
  let read = 0
  while (read < 20 * MEGABYTE) read += (await reader.read()).value?.byteLength ?? 0
  expect(fetched).toBeLessThan(25)
  await reader.cancel()
  expect(fetched).toBeLessThan(25)
})

test('a photo whose bytes are gone is left out of the zip', async () => {
  const store = {
    get: async (key: string) => (key === 'gone' ? null : { bytes: new Uint8Array([1]), contentType: 'image/jpeg' }),
  } as unknown as FileStore
  const pictures = ['gone', 'a', 'gone', 'b', 'gone'].map(file_key => ({
    filename: `${file_key}.jpg`,
    file_key,
    created_at: new Date(),
  }))
  const zip = await new Response(zipPictures(store, pictures)).bytes()
  expect(Object.keys(unzipSync(zip))).toEqual(['a.jpg', 'b.jpg'])
})
