import { expect, test } from 'bun:test'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import { decodeStoredText, plainText, richBlocks } from './rich-text'

test('only the white list survives', () => {
  const dirty =
    '<p onclick="x()">Hoi <b>Jan</b><script>alert(1)</script><img src=x onerror=y><a href="javascript:x">klik</a></p><style>p{}</style>'
  expect(sanitizeRichText(dirty)).toBe(
    '<p>Hoi <strong>Jan</strong><a target="_blank" rel="noopener noreferrer">klik</a></p>',
  )
  expect(sanitizeRichText('<span class="merge-value evil" data-merge="relation.name">x</span>')).toBe(
    '<span class="merge-value" data-merge="relation.name">x</span>',
  )
})

test('text that a client encoded as HTML entities before saving is read back, once (R-FORM-004)', () => {
  expect(decodeStoredText('&lt;p&gt;R&amp;amp;D&lt;/p&gt;')).toBe('<p>R&amp;D</p>')
  expect(decodeStoredText('<p>a &lt;b&gt;</p>')).toBe('<p>a &lt;b&gt;</p>')
  expect(decodeStoredText('3 &lt; 4')).toBe('3 &lt; 4')
})

test('HTML becomes blocks and marked runs', () => {
  expect(
    richBlocks(
      '<h2>Plan</h2><p>Beste <strong>Marieke <em>en</em></strong><br>dag &amp; <a href="https://x.nl?a=1&amp;b=2">link</a> </p>los<ul><li>een</li><li><p>twee</p><ol><li>drie</li></ol></li></ul>',
    ),
  ).toEqual([
    { type: 'heading', level: 2, runs: [{ text: 'Plan' }] },
    {
      type: 'paragraph',
      runs: [
        { text: 'Beste ' },
        { text: 'Marieke ', bold: true },
        { text: 'en', bold: true, italic: true },
        { text: '\n' },
        { text: 'dag & ' },
        { text: 'link', href: 'https://x.nl?a=1&b=2' },
      ],
    },
    { type: 'paragraph', runs: [{ text: 'los' }] },
    {
      type: 'list',
      ordered: false,
      items: [
        [{ type: 'paragraph', runs: [{ text: 'een' }] }],
        [
          { type: 'paragraph', runs: [{ text: 'twee' }] },
          { type: 'list', ordered: true, items: [[{ type: 'paragraph', runs: [{ text: 'drie' }] }]] },
        ],
      ],
    },
  ])
})

test('tables keep their head, empty paragraphs disappear', () => {
  expect(richBlocks('<p> </p><table><tr><th>A</th></tr><tr><td>1</td></tr></table>')).toEqual([
    { type: 'table', head: [[{ text: 'A', bold: true }]], rows: [[[{ text: '1' }]]] },
  ])
})

test('plain text keeps words apart', () => {
  expect(plainText('<p>een</p><p>twee &amp; drie<br>vier</p>')).toBe('een twee & drie vier')
})
