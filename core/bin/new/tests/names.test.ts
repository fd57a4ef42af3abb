import { expect, test } from 'bun:test'
import { dutchPlural } from '../names'

test.each([
  ['afspraak', 'afspraken'],
  ['werkbon', 'werkbonnen'],
  ['uur', 'uren'],
  ['factuur', 'facturen'],
  ['huis', 'huizen'],
  ['brief', 'brieven'],
  ['bezoek', 'bezoeken'],
  ['bestelling', 'bestellingen'],
  ['incident', 'incidenten'],
  ['opname', 'opnames'],
  ['artikel', 'artikels'],
  ['monteur', 'monteurs'],
  ['agendaitem', 'agendaitems'],
])('several of %s are %s', (one, several) => {
  expect(dutchPlural(one)).toBe(several)
})
