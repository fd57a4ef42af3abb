import { expect, test } from 'bun:test'
import { callerOf } from './caller-of'

const asked = (headers: Record<string, string>) => new Request('http://localhost/api/authenticate', { headers })

test('without a trusted proxy nobody can say that they come from elsewhere', () => {
  const spoofed = asked({ 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' })
  expect(callerOf(spoofed, '192.0.2.7', 0)).toMatchObject({ address: '192.0.2.7', secure: false })
})

test.each([
  [1, '9.9.9.9, 203.0.113.5', '203.0.113.5'],
  [2, '9.9.9.9, 203.0.113.5, 198.51.100.2', '203.0.113.5'],
  [2, '203.0.113.5', '203.0.113.5'],
  [1, '', '192.0.2.7'],
])('behind %p trusted proxies "%s" comes from %s', (trusted, forwarded, address) => {
  expect(callerOf(asked({ 'x-forwarded-for': forwarded }), '192.0.2.7', trusted).address).toBe(address)
})

test('a trusted proxy says whether the browser came over HTTPS', () => {
  expect(callerOf(asked({ 'x-forwarded-proto': 'https' }), '192.0.2.7', 1).secure).toBe(true)
})
