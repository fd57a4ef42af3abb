import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@core/config'
import { Problem } from '@core/context/problem'
import { createFileStore } from './create-file-store'

/** A clamd that understands INSTREAM, takes at most a megabyte and knows one virus. */
const clamd = createServer(socket => {
  let seen = Buffer.alloc(0)
  socket.on('error', () => socket.destroy())
  socket.on('data', piece => {
    seen = Buffer.concat([seen, piece])
    const verdict = verdictOn(seen)
    if (verdict) socket.end(`${verdict}\0`)
  })
})
const listening = new Promise<number>(resolve => {
  clamd.listen(0, '127.0.0.1', () => resolve((clamd.address() as { port: number }).port))
})
const dataDir = mkdtempSync(join(tmpdir(), 'vakwerk-scan-'))
afterAll(() => {
  clamd.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function verdictOn(seen: Buffer): string | undefined {
  const command = 'zINSTREAM\0'
  if (seen.length < command.length) return undefined
  if (seen.subarray(0, command.length).toString() !== command) return 'UNKNOWN COMMAND'
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= seen.length; ) {
    const size = seen.readUInt32BE(at)
    if (size === 0) return Buffer.concat(pieces).includes('EICAR') ? 'stream: Eicar-Test FOUND' : 'stream: OK'
    pieces.push(seen.subarray(at + 4, at + 4 + size))
    if (Buffer.concat(pieces).length > 1024 * 1024) return 'INSTREAM size limit exceeded. ERROR'
    at += 4 + size
  }
  return undefined
}

const bytes = (text: string) => new TextEncoder().encode(text)
const storeAt = (CLAMAV_URL: string) => createFileStore({ ...loadConfig({ CLAMAV_URL }), dataDir })
const refusal = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'stored',
    (error: unknown) => error instanceof Problem && [error.status, error.key],
  )

test('with a scanner a clean file is stored and one with a virus is not, wherever in it the virus hides', async () => {
  const store = storeAt(`127.0.0.1:${await listening}`)
  await store.put('company/1/clean.txt', bytes('hallo'), 'text/plain')
  expect(await store.get('company/1/clean.txt')).toEqual({ bytes: bytes('hallo'), contentType: 'text/plain' })
  const late = bytes(`${'x'.repeat(600_000)}EICAR`)
  expect(await refusal(store.put('company/1/bad.txt', late, 'text/plain'))).toEqual([422, 'core.file_infected'])
  expect(await store.get('company/1/bad.txt')).toBeNull()
})

test('what cannot be scanned is not stored: a scanner that is away or refuses to look', async () => {
  const away = [503, 'core.scan_unavailable']
  const large = new Uint8Array(2 * 1024 * 1024)
  expect(await refusal(storeAt('127.0.0.1:1').put('a', bytes('hallo'), 'text/plain'))).toEqual(away)
  expect(await refusal(storeAt(`tcp://127.0.0.1:${await listening}`).put('a', large, 'text/plain'))).toEqual(away)
  expect(readdirSync(join(dataDir, 'files'))).not.toContain('a')
})

test('an address of the scanner that is none stops the start', () => {
  expect(() => loadConfig({ CLAMAV_URL: 'clamav' })).toThrow('CLAMAV_URL must be host:port')
  expect(loadConfig({ CLAMAV_URL: 'clamav:3310' }).clamav).toEqual({ host: 'clamav', port: 3310 })
  expect(loadConfig({}).clamav).toBeUndefined()
})
