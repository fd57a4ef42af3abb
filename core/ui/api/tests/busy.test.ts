import { expect, test } from 'bun:test'
import { Problem } from '../problem'

test('a server that is too busy is not called a lost connection: its own words stand, and others where it has none', () => {
  const own = 'Er wordt al veel tegelijk verwerkt. Wacht een moment en probeer het opnieuw.'
  expect(new Problem(503, { message: own }).message).toBe(own)
  for (const status of [502, 503, 504]) {
    expect(new Problem(status).message).toMatch(/Het systeem heeft het even druk/)
    expect(new Problem(status).unreachable).toBe(true)
  }
  expect(new Problem(0).message).toMatch(/Controleer je internet/)
})
