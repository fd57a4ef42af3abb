import { expect, test } from 'bun:test'
import { fetchAllTexts, hasText, registerTexts, setLanguage, translate } from '../texts.ts'

const nothing = async () => ({})

registerTexts('hout', {
  nl: {
    plank: 'Een plank van {{maker}}, {{maat}} en {{maker}}',
    plank_one: '{{count}} plank',
    plank_other: '{{count}} planken',
    dagen_zero: 'vandaag',
    dagen_one: 'een dag',
    dagen_other: '{{count}} dagen',
    alleen: 'alleen {{count}}',
    bijna: 'Hier staat {{ maker }} en {{',
  },
  en: async () => ({ plank_one: '{{count}} board', plank_other: '{{count}} boards' }),
  'es-AR': async () => ({ default: { plank_one: '{{count}} tabla', plank_many: 'muchas', plank_other: 'tablas' } }),
})
const say = (key: string, values?: Record<string, string | number>) => translate('hout', key, values)

test('a text has its values filled in, as they are and everywhere, and nothing where one is missing; without any it stays as it is', () => {
  expect(say('plank', { maker: '<b>Jan</b>', maat: 3 })).toBe('Een plank van <b>Jan</b>, 3 en <b>Jan</b>')
  expect(say('plank', { maker: '{{maat}}', maat: '$&' })).toBe('Een plank van {{maat}}, $& en {{maat}}')
  expect(say('plank', { maat: 3 })).toBe('Een plank van , 3 en ')
  expect(say('plank')).toBe('Een plank van {{maker}}, {{maat}} en {{maker}}')
  expect(say('bijna', { maker: 'Jan' })).toBe('Hier staat Jan en {{')
})

test('a count chooses the form, none at all its own where there is one, and a text without forms is for any count', () => {
  expect([0, 1, 2].map(count => say('plank', { count }))).toEqual(['0 planken', '1 plank', '2 planken'])
  expect([0, 1, 2].map(count => say('dagen', { count }))).toEqual(['vandaag', 'een dag', '2 dagen'])
  expect(say('alleen', { count: 1 })).toBe('alleen 1')
})

test('a language has its own forms, Dutch what it misses, and what nobody knows is its key', async () => {
  await setLanguage('es-AR', false)
  expect([1, 2, 1_000_000].map(count => say('plank', { count }))).toEqual(['1 tabla', 'tablas', 'muchas'])
  await setLanguage('en', false)
  expect(say('plank', { count: 2 })).toBe('2 boards')
  expect(say('dagen', { count: 2 })).toBe('2 dagen')
  expect(say('onbekend')).toBe('onbekend')
  expect(translate('nergens', 'iets')).toBe('iets')
  expect(say('constructor')).toBe('constructor')
  await setLanguage('nl', false)
  expect(say('plank', { count: 2 })).toBe('2 planken')
})

test('what does not come with a plugin is fetched when a page says it, once, and nothing stands there until then', async () => {
  let asked = 0
  let give: (texts: Record<string, string>) => void = () => undefined
  registerTexts('later', {
    nl: { vroeg: 'Vroeg' },
    rest: () => {
      asked += 1
      return new Promise(resolve => {
        give = resolve
      })
    },
    en: nothing,
    'es-AR': nothing,
  })
  const both = () => [translate('later', 'vroeg'), translate('later', 'laat'), translate('later', 'nooit')]
  expect([hasText('later', 'vroeg'), hasText('later', 'laat'), asked]).toEqual([true, false, 0])
  expect(both()).toEqual(['Vroeg', '', ''])
  expect(both()).toEqual(['Vroeg', '', ''])
  give({ vroeg: 'Vroeg', laat: 'Laat' })
  await fetchAllTexts('later')
  expect(both()).toEqual(['Vroeg', 'Laat', 'nooit'])
  expect(asked).toBe(1)
})

test('texts that did not come leave their place empty, and come with the next screen that needs them', async () => {
  let works = false
  registerTexts('lost', {
    nl: {},
    rest: async () => {
      if (works) return { laat: 'Laat' }
      throw new TypeError('cut off')
    },
    en: nothing,
    'es-AR': nothing,
  })
  expect(translate('lost', 'laat')).toBe('')
  await expect(fetchAllTexts('lost')).rejects.toThrow('cut off')
  works = true
  await fetchAllTexts('lost')
  expect(translate('lost', 'laat')).toBe('Laat')
})

test('who reads another language fetches no Dutch beside it, and has all of it who turns to Dutch', async () => {
  let asked = 0
  registerTexts('spared', {
    nl: {},
    rest: async () => {
      asked += 1
      return { dak: 'Dak' }
    },
    en: async () => ({ dak: 'Roof' }),
    'es-AR': nothing,
  })
  await setLanguage('en', false)
  await fetchAllTexts('spared')
  expect([translate('spared', 'dak'), asked]).toEqual(['Roof', 0])
  await setLanguage('nl', false)
  expect([translate('spared', 'dak'), asked]).toEqual(['Dak', 1])
})

test('texts that are registered again add to what was there', async () => {
  registerTexts('hout', { nl: { balk: 'Balk' }, en: nothing, 'es-AR': nothing })
  expect([say('balk'), say('alleen', { count: 2 })]).toEqual(['Balk', 'alleen 2'])
})
