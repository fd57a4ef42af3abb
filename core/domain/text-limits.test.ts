import { expect, test } from 'bun:test'
import { sanitizeRichText } from './sanitize-rich-text'
import { textFault, withoutManyMarks } from './text-limits'

const nested = (levels: number) => '<ul><li>punt'.repeat(levels) + '</li></ul>'.repeat(levels)

test('texts of every script pass, taken apart into letters and marks too', () => {
  const texts = {
    Vietnamese: 'Trường đã được lắp đặt hệ thống sưởi ấm, xin quý khách vui lòng kiểm tra',
    Hebrew: 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם וְאֵ֥ת הָאָֽרֶץ',
    Arabic: 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ',
    Thai: 'ที่อยู่ของลูกค้าและวันที่ติดตั้งเครื่องทำความร้อน',
    Hindi: 'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता',
    Tamil: 'மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்',
    Khmer: 'មនុស្សទាំងអស់កើតមកមានសេរីភាព និងសមភាព',
    Burmese: 'လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့်',
    Tibetan: 'འགྲོ་བ་མིའི་རིགས་རྒྱུད་ཡོངས་ལ་སྐྱེས་ཙམ་ཉིད་ནས',
    Korean: '모든 인간은 태어날 때부터 자유로우며',
    emoji: '👩🏽‍⚕️👍🏿 1️⃣ 🇳🇱 ❤️ ',
  }
  for (const [script, text] of Object.entries(texts))
    for (const form of [text, text.normalize('NFD'), text.normalize('NFD').repeat(200)])
      expect([script, textFault(form)]).toEqual([script, undefined])
  expect(textFault(`<p>${'Zonnepanelen op het dak. '.repeat(3500)}</p>`)).toBeUndefined()
})

test('texts of more marks than any script writes are refused', () => {
  const many = { key: 'core.too_many_marks' }
  expect(textFault('a\u0301\u0302\u0303'.repeat(16_000))).toEqual(many)
  expect(textFault(`a${'\u0301'.repeat(9)}`)).toEqual(many)
  expect(textFault(`a${'\u0301'.repeat(8)}`)).toBeUndefined()
  for (const nothing of ['\u200b', ' ', '\u{f0000}', '\u{1f3fb}', '\u200b\u200d'])
    expect(textFault(`${nothing}\u0301`.repeat(100))).toEqual(many)
})

test('marks beyond the limit can be taken away, and others stay', () => {
  expect(withoutManyMarks(`a${'\u0301'.repeat(90)}b\u0302`)).toBe(`a${'\u0301'.repeat(8)}b\u0302`)
  expect(withoutManyMarks('\u200b\u0301'.repeat(100))).toBe('\u200b'.repeat(100))
  expect(withoutManyMarks('e\u0301 \u0301')).toBe('e\u0301 \u0301')
})

test('lists within lists are refused beyond five levels, encoded or not, and other tags beyond a hundred', () => {
  const deep = { key: 'core.nested_too_deep', values: { lists: 5 } }
  expect(textFault(nested(5))).toBeUndefined()
  expect(textFault(nested(5).repeat(50))).toBeUndefined()
  for (const levels of [6, 30, 5000]) expect(textFault(nested(levels))).toEqual(deep)
  expect(textFault(nested(6).replaceAll('<', '&lt;'))).toEqual(deep)
  expect(textFault(nested(6).replaceAll('<', '&amp;lt;'))).toEqual(deep)
  expect(textFault('<span>'.repeat(101))).toEqual(deep)
  expect(textFault('<p>regel<br>'.repeat(1000))).toBeUndefined()
})

test('a text has no more parts than print in a second', () => {
  expect(textFault('<p>a</p>'.repeat(3000))).toBeUndefined()
  expect(textFault('<p>a</p>'.repeat(3001))).toEqual({ key: 'core.too_many_parts' })
  expect(textFault(nested(5).repeat(201))).toEqual({ key: 'core.too_many_parts' })
  const row = (cells: number) => `<tr>${'<td>a</td>'.repeat(cells)}</tr>`
  expect(textFault(`<table>${row(100)}${row(100)}</table>`)).toBeUndefined()
  expect(textFault(`<table>${row(101)}</table>`)).toEqual({ key: 'core.too_many_parts' })
})

test('what was kept deeper before loses its levels and no text', () => {
  const flat = sanitizeRichText(nested(7))
  expect(flat).toBe(`${'<ul><li>punt'.repeat(5)}<p>punt<p>punt</p></p>${'</li></ul>'.repeat(5)}`)
  expect(sanitizeRichText(nested(5))).toBe(nested(5))
  for (const tags of ['ul><li', 'strong', 'p', 'table><tr><td']) {
    const names = tags.split('><')
    const open = `<${tags}>a`.repeat(5000)
    const close = names
      .toReversed()
      .map(name => `</${name}>`)
      .join('')
      .repeat(5000)
    const text = sanitizeRichText(open + close)
    expect(text.replace(/<[^>]*>/g, '')).toBe('a'.repeat(5000))
    expect(text.split('<').length).toBeLessThan(tags === 'p' ? 20_000 : 300)
  }
})
