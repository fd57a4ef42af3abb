import { expect, test } from 'bun:test'
import { isIban } from './iban'

test('an account number is one whose check digits fit, with spaces or without', () => {
  for (const account of [
    'NL91ABNA0417164300',
    'nl91 abna 0417 1643 00',
    'BE68 5390 0754 7034',
    'DE89370400440532013000',
  ])
    expect(isIban(account)).toBe(true)
  for (const account of [
    '',
    'NL91ABNA0417164301',
    'NL19ABNA0417164300',
    'NL91',
    '0417164300',
    'NL91-ABNA-0417-1643-00',
  ])
    expect(isIban(account)).toBe(false)
})
