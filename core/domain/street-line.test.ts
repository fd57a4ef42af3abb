import { expect, test } from 'bun:test'
import adressen from './cases/adressen.json'
import { splitStreetLine, streetLine } from './street-line'

const MORE = [
  ['Kerkstraat 12', 'Kerkstraat', '12', ''],
  ['Kerkstraat 12a', 'Kerkstraat', '12', 'a'],
  ['Kerkstraat 12 A', 'Kerkstraat', '12', 'A'],
  ['Kerkstraat 12-3', 'Kerkstraat', '12', '3'],
  ['Kerkstraat 12 bis', 'Kerkstraat', '12', 'bis'],
  ['Kerkstraat 12-III', 'Kerkstraat', '12', 'III'],
  ['Kerkstraat 12 2hoog', 'Kerkstraat', '12', '2hoog'],
  ['Kerkstraat, 12', 'Kerkstraat', '12', ''],
  ['Kerkstraat12', 'Kerkstraat', '12', ''],
  ['Dorpsstraat  7  bus 3', 'Dorpsstraat', '7', 'bus 3'],
  ['Laan van Nieuw-Oost-Indië 131', 'Laan van Nieuw-Oost-Indië', '131', ''],
  ['2e Schuytstraat 114B', '2e Schuytstraat', '114', 'B'],
  ['’s-Gravelandseweg 5', '’s-Gravelandseweg', '5', ''],
  ['Plein 1944 101', 'Plein 1944', '101', ''],
  ['Straat van 1e Mei 3', 'Straat van 1e Mei', '3', ''],
  ['Hauptstraße 5b', 'Hauptstraße', '5', 'b'],
]

test.each([...adressen.cases, ...MORE])(
  '%p is the street %p with number %p%p',
  (line = '', address, number, addition) => {
    expect(splitStreetLine(line)).toEqual({ address, number, number_addition: addition || null } as never)
  },
)

test('in countries where the number stands in front it is found there', () => {
  expect(splitStreetLine('16 Rue de la Paix', 'Frankrijk')).toMatchObject({ address: 'Rue de la Paix', number: '16' })
  expect(splitStreetLine('10bis, rue du Bac', 'FR')).toMatchObject({ address: 'rue du Bac', number_addition: 'bis' })
  expect(splitStreetLine('16 Rue de la Paix')).toBeUndefined()
})

test.each([
  'Kerkstraat',
  'Plein 1940',
  'Laan 1940-1945',
  '1e Kruisweg',
  'Kerkstraat 12, 8011 AB Zwolle',
  'A12',
  '12',
  'N201 afslag 5 rechts',
  '',
])('%p could be meant otherwise and stays whole', line => expect(splitStreetLine(line)).toBeUndefined())

test('a line that was taken apart is written as it was', () => {
  for (const line of ['Kerkstraat 12a', 'Plein 1940 2', 'Kerkstraat 3HS'])
    expect(streetLine(splitStreetLine(line) ?? {})).toBe(line)
})
