import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptKey } from './kept-key'

test('a key is made once, by one of many that start together, and is its owner’s alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vakwerk-keys-'))
  try {
    const path = join(folder, 'data', 'secret.key')
    const keys = await Promise.all(Array.from({ length: 16 }, (_, i) => keptKey(path, () => `key ${i}`)))
    const again = await keptKey(path, () => 'another')
    expect(new Set([...keys, again]).size).toBe(1)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
