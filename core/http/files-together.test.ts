import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { togetherOf } from '@core/ui/host/files-together'
import { filesTogether } from './files-together'

const SCRIPTS = [
  '/remotes/crm/entry.0123456789.js',
  '/remotes/crm/static/js/async/9y.0123456789.js',
  '/remotes/sales/entry.abcdef0123.js',
]
const ADDRESS = togetherOf(SCRIPTS) ?? ''

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'together-'))
  // Something to pack: the sources of this test stand for those of plugins.
  const text = ['files-together.ts', 'static-files.ts', 'server.ts']
    .map(file => JSON.stringify(readFileSync(join(import.meta.dir, file), 'utf8')))
    .join()
  for (const file of SCRIPTS) await Bun.write(join(folder, file), `globalThis["${file}"] = [${text}]`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('scripts of plugins come in one, each behind a fence of its own, packed as the browser takes it', async () => {
  const together = filesTogether(folder, file => SCRIPTS.includes(file))
  const plain = await together(ADDRESS, '')
  const script = Buffer.from(plain?.bytes ?? []).toString()
  expect(plain?.encoding).toBeUndefined()
  for (const file of SCRIPTS) expect(script).toContain(`try{globalThis["${file}"]`)
  const zipped = await together(ADDRESS, 'gzip')
  expect(gunzipSync(zipped?.bytes ?? new Uint8Array()).toString()).toBe(script)
})

test('who asks first waits for a quick packing alone, and who comes after gets the best there is', async () => {
  const together = filesTogether(folder, file => SCRIPTS.includes(file))
  const asked = async () => (await together(ADDRESS, 'gzip, br'))?.bytes ?? new Uint8Array()
  const first = await asked()
  let last = first
  while (last.length >= first.length) {
    await new Promise(setImmediate)
    last = await asked()
  }
  expect(brotliDecompressSync(last).toString()).toBe(brotliDecompressSync(first).toString())
})

test('a script that this build does not have, or an address that is put together otherwise, is nothing', async () => {
  const together = filesTogether(folder, file => file === SCRIPTS[0])
  expect(await together(ADDRESS, 'br')).toBeUndefined()
  expect(await together('/remotes/together/sales.abcdef0123+crm.0123456789.js', 'br')).toBeUndefined()
})
