import { expect, test } from 'bun:test'
import { findSettings } from './find-settings'

const pages = [
  { title: 'Huisstijl en gegevens', words: 'logo, kleur van het merk, btw-nummer' },
  { title: 'Gebruikers', words: 'collega’s, rollen, wachtwoord' },
  { title: 'E-mails', words: 'sjablonen, handtekening, logo in e-mails' },
]
const found = (typed: string) => findSettings(pages, typed).map(({ title, by }) => (by ? `${title}: ${by}` : title))

test('a setting is found by a part of its title or of what people call it, whatever its capitals and accents', () => {
  expect(found('GEBRUÏK')).toEqual(['Gebruikers'])
  expect(found('btw')).toEqual(['Huisstijl en gegevens: btw-nummer'])
  expect(found('logo')).toEqual(['Huisstijl en gegevens: logo', 'E-mails: logo in e-mails'])
  expect(found('merk kleur')).toEqual(['Huisstijl en gegevens: kleur van het merk'])
})

test('what is called so stands before what has it on its page, and words of two settings find neither', () => {
  expect(found('e-mail')).toEqual(['E-mails'])
  expect(found('ge')).toEqual(['Huisstijl en gegevens', 'Gebruikers'])
  expect(found('kleur wachtwoord')).toEqual([])
})
