import { expect, test } from 'bun:test'
import { answerOf } from './answer-of'

test('what somebody wrote ends where their mail program quotes', () => {
  for (const quote of [
    'Op di 24 nov 2026 om 10:12 schreef Zonnig Dak <noreply@vakwerk.example>:\n> Beste Ada',
    'Op dinsdag 24 november 2026 om 10:12 schreef Zonnig Dak\n<noreply@vakwerk.example>:\n> Beste Ada',
    'On Tue, Nov 24, 2026 at 10:12 AM Zonnig Dak <x@y.example> wrote:\n\n> Beste Ada',
    '-----Oorspronkelijk bericht-----\nVan: Zonnig Dak',
    '________________________________\nVan: Zonnig Dak <x@y.example>',
    'Van: Zonnig Dak <x@y.example>\nVerzonden: dinsdag',
    '> Beste Ada',
  ])
    expect(answerOf(`Dat is goed.\r\n\r\nGroet, Ada\n\n${quote}`)).toBe('Dat is goed.\n\nGroet, Ada')
})

test('a mail that quotes nothing is whole, and one that only quotes is not left empty', () => {
  expect(answerOf('Op maandag kan ik niet.\nVan: zaterdag tot zondag ook niet.')).toBe(
    'Op maandag kan ik niet.\nVan: zaterdag tot zondag ook niet.',
  )
  expect(answerOf('> Beste Ada')).toBe('> Beste Ada')
})
