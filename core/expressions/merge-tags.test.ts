import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { HOLE } from './close-holes'
import { fillMergeTags, fillMergeTagsInText } from './merge-tags'

const values = {
  'relation.fullname': 'Marieke <van> "Dam"',
  'document.link': 'https://portal.example/#/q?a=1&b=2',
  'relation.phone': null,
  'relation.city': '',
}
const read = (html: string) => fillMergeTags(html, values, { empty: 'close' })

describe('merge tags (G-MERGE)', () => {
  test('values are escaped', () => {
    expect(read('<p>{{relation.fullname}}.</p>')).toBe('<p>Marieke &lt;van&gt; &quot;Dam&quot;.</p>')
  })
  test('the editor keeps every tag that has no value', () => {
    const text = 'a {{relation.iban}} b {{relation.phone}}'
    expect(fillMergeTags(text, values, { empty: 'keep' })).toBe(text)
  })
  test('web addresses become links, except where they already are one', () => {
    const link = 'https://portal.example/#/q?a=1&amp;b=2'
    expect(read('{{document.link}}')).toBe(`<a href="${link}">${link}</a>`)
    expect(read('<a href="{{document.link}}">hier</a>')).toBe(`<a href="${link}">hier</a>`)
    expect(read('<a href="https://x.nl">{{document.link}}</a>')).toBe(`<a href="https://x.nl">${link}</a>`)
  })
  test('the editor can show where a value comes from', () => {
    expect(
      fillMergeTags('{{ Relation.Fullname }}', { 'relation.fullname': 'Jan' }, { empty: 'keep', mark: true }),
    ).toBe('<span class="merge-value" data-merge="relation.fullname">Jan</span>')
  })
})

describe('a tag without a value leaves no hole', () => {
  const cases: [string, string][] = [
    ['<p>Voor {{relation.address}} in {{relation.city}}, en wat het kost.</p>', '<p>en wat het kost.</p>'],
    [
      '<p>Ons voorstel voor {{relation.address}} in {{relation.city}}, en wat het kost.</p>',
      '<p>Ons voorstel, en wat het kost.</p>',
    ],
    ['<p>Bel ons ({{relation.phone}}) gerust.</p>', '<p>Bel ons gerust.</p>'],
    ['<p>Beste <strong>{{relation.nickname}}</strong>,</p>', '<p>Beste,</p>'],
    ['<p>{{relation.phone}}</p><p>Tot ziens.</p>', '<p>Tot ziens.</p>'],
    ['<ul><li>Tel: {{relation.phone}}</li><li>{{relation.city}}</li></ul>', '<ul><li>Tel</li></ul>'],
    ['<p>Beste {{relation.nickname|klant}},</p>', '<p>Beste klant,</p>'],
    ['<a href="tel:{{relation.phone}}">bel</a>', '<a href="tel:">bel</a>'],
  ]
  for (const [text, filled] of cases) test(text, () => expect(read(text)).toBe(filled))
  test('nor in a subject', () => {
    expect(fillMergeTagsInText('Offerte {{document.number}} van {{company.name}}', {}, { empty: 'close' })).toBe(
      'Offerte',
    )
  })
})

test('however a text is put together, closing its holes leaves the signs around them, and filling it twice is filling it once', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          ...[
            '{{relation.city}}',
            '{{relation.fullname}}',
            '{{',
            '}}',
            '|',
            ' ',
            ', ',
            '. ',
            ': ',
            'in ',
            'voor ',
            'Ede',
          ],
          ...['(', ')', '<b>', '</b>', '<p>', '</p>', '<br>', '<a href="x">', '</a>', '!'],
        ),
        { maxLength: 12 },
      ),
      parts => {
        const filled = read(parts.join(''))
        expect(filled).not.toContain(HOLE)
        expect(filled).not.toContain('{{relation.city}}')
        expect(filled.split('Ede').length).toBe(parts.filter(part => part === 'Ede').length + 1)
        expect(fillMergeTags(filled, {}, { empty: 'keep' })).toBe(filled)
      },
    ),
    { numRuns: 2000 },
  )
})

test('texts that are nothing but holes, spaces, brackets, tags and leading words are filled as others are', () => {
  const many = 20_000
  const tag = '{{relation.city}}'
  // What looks at a text again for each sign of it would not come to an end within a test.
  for (const [text, filled] of [
    [`${' '.repeat(many)}${tag}`, ''],
    [`${tag}${' '.repeat(many)}x`, 'x'],
    [`dak${(' '.repeat(200) + tag).repeat(many / 100)}`, 'dak'],
    ['('.repeat(many) + tag + ')'.repeat(many), ''],
    [`${'<b>'.repeat(many)}${tag}${'</b>'.repeat(many)}x`, 'x'],
    [`${'in '.repeat(many)}${tag}x`, 'x'],
    ['{{'.repeat(many), '{{'.repeat(many)],
    [`{{a.${' '.repeat(many)}`, `{{a.${' '.repeat(many)}`],
    [`{{relation.city${' '.repeat(many)}}}x`, 'x'],
    [`${'<'.repeat(many)}${tag}`, '<'.repeat(many)],
  ] as const)
    expect([text.slice(0, 20), read(text).slice(0, 50), read(text).length]).toEqual([
      text.slice(0, 20),
      filled.slice(0, 50),
      filled.length,
    ])
})
