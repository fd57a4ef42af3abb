import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFileStore } from './disk-file-store'
import type { FileStore } from './file-store'
import { s3FileStore } from './s3-file-store'

const dataDir = mkdtempSync(join(tmpdir(), 'vakwerk-files-'))
const bucket = new Map<string, { body: Uint8Array<ArrayBuffer>; type: string }>()
const objectStorage = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const key = new URL(request.url).pathname
    if (!request.headers.get('authorization')?.startsWith('AWS4-HMAC-SHA256')) return new Response('', { status: 403 })
    if (request.method === 'PUT') {
      bucket.set(key, { body: await request.bytes(), type: request.headers.get('content-type') ?? '' })
      return new Response('')
    }
    if (request.method === 'DELETE') {
      bucket.delete(key)
      return new Response(null, { status: 204 })
    }
    const found = bucket.get(key)
    if (found) return new Response(found.body, { headers: { 'content-type': found.type } })
    const missing = '<Error><Code>NoSuchKey</Code><Message>gone</Message></Error>'
    return new Response(request.method === 'HEAD' ? null : missing, { status: 404 })
  },
})
afterAll(async () => {
  await objectStorage.stop(true)
  rmSync(dataDir, { recursive: true, force: true })
})

const s3 = { endpoint: objectStorage.url.origin, bucket: 'b', accessKeyId: 'k', secretAccessKey: 's' }
describe('files on disk', () => behavesAsAStore(diskFileStore(dataDir)))
describe('files in object storage', () => behavesAsAStore(s3FileStore(s3)))

function behavesAsAStore(store: FileStore) {
  const bytes = new Uint8Array([0, 255, 10, 13, 7])

  test('what is put is got back, byte for byte, with its type', async () => {
    await store.put('company/1/a.pdf', bytes, 'application/pdf')
    expect(await store.get('company/1/a.pdf')).toEqual({ bytes, contentType: 'application/pdf' })
    await store.put('company/1/a.pdf', new Uint8Array([1]), 'image/png')
    expect(await store.get('company/1/a.pdf')).toEqual({ bytes: new Uint8Array([1]), contentType: 'image/png' })
  })

  test('what is not there is null, and deleting it twice is fine', async () => {
    await store.put('x/y', bytes, 'image/png')
    await store.delete('x/y')
    await store.delete('x/y')
    expect(await store.get('x/y')).toBeNull()
    expect(await store.get('never/was')).toBeNull()
  })

  test('a key cannot lead out of the store', async () => {
    for (const key of ['../up', 'a/../../up', '/etc/passwd', '', 'a//b', '.types/a', 'a\0b', 'a\\b', 'a b', 'a%2fb']) {
      await expect(store.get(key)).rejects.toThrow('Not a file key')
      await expect(store.put(key, bytes, 'x/y')).rejects.toThrow('Not a file key')
      await expect(store.delete(key)).rejects.toThrow('Not a file key')
    }
  })
}

test('object storage that fails is an error, not a missing file', async () => {
  const down = s3FileStore({ ...s3, endpoint: 'http://127.0.0.1:1' })
  await expect(down.get('a')).rejects.toThrow()
})

test('an unfinished write leaves nothing behind in the folder of the files', async () => {
  const store = diskFileStore(dataDir)
  await Promise.all(Array.from({ length: 20 }, (_, n) => store.put('race/same', new Uint8Array(5000).fill(n), 'x/y')))
  const found = await store.get('race/same')
  expect(new Set(found?.bytes).size).toBe(1)
  expect(readdirSync(join(dataDir, 'files', '.unfinished'))).toEqual([])
})
