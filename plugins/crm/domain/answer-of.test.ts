import { expect, test } from 'bun:test'
import { wordsOfMail } from '@core/mailboxes/mail-words'
import { ANSWERED_MAILS } from '../tests/cases/answered-mails'
import { answerOf } from './answer-of'

test.each(ANSWERED_MAILS.map(mail => [mail.program, mail] as const))(
  '%s: what somebody wrote ends where their program quotes',
  (_, { own, text, html }) => {
    const whole = text ?? wordsOfMail(html ?? '')
    expect(answerOf(whole)).toBe(own)
    expect(answerOf(whole.replaceAll('\n', '\r\n'))).toBe(own)
  },
)

test('a mail that quotes nothing is whole, and one that only quotes is not left empty', () => {
  const words = 'Op maandag kan ik niet.\nVan: zaterdag tot zondag ook niet.'
  expect(answerOf(words)).toBe(words)
  expect(answerOf('> Beste Ada')).toBe('> Beste Ada')
})

test('the words of ten times as long a mail take no more than some ten times as many steps', () => {
  for (const part of [
    '\n',
    '> \n',
    '________________\n',
    'Van: a\n',
    'Op 1-1-2026 10:12 a\n',
    '<blockquote>',
    'a schreef op ',
  ])
    expect(answerOf(part.repeat(200_000)).length).toBeLessThanOrEqual(part.length * 200_000)
  expect(wordsOfMail('<blockquote><p>'.repeat(10_000)).length).toBeLessThan(1_000_000)
})
