import { expect, test } from 'bun:test'
import { randomBytes } from 'node:crypto'
import { createSecrets } from './secrets'

const withKey = () => createSecrets({ secretKey: randomBytes(32).toString('base64'), dataDir: '' })

test('a sealed text opens only with its key, for its record and unchanged', async () => {
  const secrets = await withKey()
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'user 7')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(secrets.open(sealed, 'user 7')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => secrets.open(sealed, 'user 8')).toThrow()
  const [version, iv, tag, text = ''] = sealed.split('.')
  const changed = [version, iv, tag, text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`].join('.')
  expect(() => secrets.open(changed, 'user 7')).toThrow()
  const other = await withKey()
  expect(() => other.open(sealed, 'user 7')).toThrow()
})

test('a derived token is the same again for the same thing, and different with another key', async () => {
  const secrets = await withKey()
  expect(secrets.token('a')).toBe(secrets.token('a'))
  expect(secrets.token('a')).not.toBe(secrets.token('b'))
  expect(secrets.token('a')).not.toBe((await withKey()).token('a'))
})
