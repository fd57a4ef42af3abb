import { expect, test } from 'bun:test'
import { transferQr, transferText } from './payment-qr'

const transfer = { name: 'Zonnig Dak', iban: 'nl91 abna 0417 1643 00', amount: 98_010, reference: 'F2026-0141' }

test('a transfer is written as bank apps read it: euros with a point, the IBAN without spaces (EPC069-12)', () => {
  expect(transferText(transfer)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Zonnig Dak',
    'NL91ABNA0417164300',
    'EUR980.10',
    '',
    '',
    'F2026-0141',
  ])
})

test('a name and a reference keep to the room that the standard gives, and no line of theirs becomes a field', () => {
  const lines = transferText({ ...transfer, name: `Zon\nen ${'dak '.repeat(40)}`, reference: 'x'.repeat(300) })?.split(
    '\n',
  )
  expect(lines?.length).toBe(11)
  expect(lines?.[5]).toStartWith('Zon en dak')
  expect(lines?.[5]?.length).toBeLessThanOrEqual(70)
  expect(lines?.[10]?.length).toBe(140)
})

test('what no bank app can pay has no code: nothing, a credit, more than the standard has room for', () => {
  for (const amount of [0, -1, 100_000_000_000]) expect(transferQr({ ...transfer, amount })).toBeNull()
  for (const amount of [1, 99_999_999_999]) expect(transferQr({ ...transfer, amount })).toStartWith('<svg')
})
