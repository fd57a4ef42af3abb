import { describe, expect, test } from 'bun:test'
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
