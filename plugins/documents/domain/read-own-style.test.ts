import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { STYLED_PARTS, type StyledPart, sheetOf } from '../contract/own-style'
import { LONGEST_STYLE, readOwnStyle } from './read-own-style'

const faultOf = (css: string) => {
  const { key, values } = readOwnStyle(css).fault ?? {}
  return [key, values?.line]
}

test('colours, fonts, sizes, borders and spacing of the parts of a document are read, later ones over earlier ones', () => {
  const css = `/* huisstijl */
h1, h2 { color: #0B6577; font-family: "Inter" }
h1 { font-size: 30px; text-transform: uppercase; border-bottom-width: 2px }
h2 { color: #333; margin-top: 0 }
.total { background-color: #fff3c4; padding: 8px; border-radius: 4.50px }`
  expect(readOwnStyle(css)).toEqual({
    fault: null,
    style: {
      h1: {
        color: '#0b6577',
        'font-family': 'Inter',
        'font-size': '30px',
        'text-transform': 'uppercase',
        'border-bottom-width': '2px',
      },
      h2: { color: '#333333', 'font-family': 'Inter', 'margin-top': '0px' },
      '.total': { 'background-color': '#fff3c4', color: '#161c1e', padding: '8px', 'border-radius': '4.5px' },
    },
  })
})

test.each([
  ['h1 { color: #000 }\nh1 { position: fixed }', 'css_property', 2],
  ['h1 { background: url(https://x.example/a.png) }', 'css_property', 1],
  ['h1 { background-color: url(x) }', 'css_value', 1],
  ['\n\n@import "x.css";', 'css_rule', 3],
  ['@media print { h1 { color: #000 } }', 'css_rule', 1],
  ['h1 { color: #000; & b { color: #000 } }', 'css_rule', 1],
  ['body { color: #000 }', 'css_selector', 1],
  ['h1 + p { color: #000 }', 'css_selector', 1],
  ['h1 { color: red }', 'css_value', 1],
  ['h1 { color: var(--x) }', 'css_value', 1],
  ['h1 { color: #000 !important }', 'css_value', 1],
  ['h1 { font-size: 200px }', 'css_value', 1],
  ['td { font-size: 21px }', 'css_value', 1],
  ['document { font-size: 19px }', 'css_value', 1],
  ['h1 { font-size: 2em }', 'css_value', 1],
  ['h1 { font-family: Comic Sans }', 'css_value', 1],
  ['h1 { --x: 1 }', 'css_property', 1],
  ['document { background-color: #000 }', 'css_property', 1],
  ['td { text-align: center }', 'css_property', 1],
  ['h1 {', 'css_unreadable', 1],
  ['h1 { color }', 'css_unreadable', 1],
  ['\nh1 { color: #ffee88 }', 'css_contrast', 2],
  ['document { color: #555555 }\ntd { background-color: #666666 }', 'css_contrast', 2],
])('what is not on the list is refused with its line: %s', (css, key, line) => {
  expect(faultOf(css)).toEqual([`documents.${key}`, line])
})

test('a background brings the colour that was checked on it, whatever a design gives the part', () => {
  expect(readOwnStyle('th { background-color: #8a9499 }').style).toEqual({
    th: { 'background-color': '#8a9499', color: '#161c1e' },
  })
  expect(readOwnStyle('document { color: #333 }\nh1 { background-color: #ddd }').style?.h1?.color).toBe('#333333')
})

test('quiet text in a part with a colour of its own has that colour too', () => {
  const selectors = Object.fromEntries(STYLED_PARTS.map(part => [part, '.x'])) as Record<StyledPart, string>
  const { style } = readOwnStyle('.option { color: #fff; background-color: #161c1e }\nh1 { font-size: 20px }')
  const sheet = sheetOf(style ?? {}, selectors, { colours: '.light ', quiet: '.info, small' })
  expect(sheet).toContain('.light .x :is(.info, small){color:inherit}')
  expect(sheet.match(/:is/g)).toHaveLength(1)
})

test('a style of more characters than it may have is not read at all', () => {
  expect(readOwnStyle('x'.repeat(LONGEST_STYLE + 1)).fault?.key).toBe('documents.css_too_long')
})

test('whatever is written, only known parts and properties with known values come through', () => {
  const selectors = Object.fromEntries(STYLED_PARTS.map(part => [part, '.x'])) as Record<StyledPart, string>
  const word = fc.constantFrom(
    ...[
      'h1',
      '.total',
      '{',
      '}',
      ':',
      ';',
      'color',
      '#123',
      'url(x)',
      '@import',
      '/*',
      '*/',
      '\\',
      '"',
      "'",
      'font-size',
    ],
    ...['12px', '<style>', 'expression(1)', '!important', '\n', ' ', 'position', 'fixed', '--a', '&'],
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), words => {
      const { style } = readOwnStyle(words.join(''))
      if (style)
        expect(sheetOf(style, selectors)).toMatch(
          /^(\.x\{([a-z-]+:(#[0-9a-f]{6}|[\d.]+px|[a-z0-9]+|"[A-Za-z ]+", sans-serif);?)+\}\n?)*$/,
        )
    }),
    { numRuns: 500 },
  )
})
