import { expect, test } from 'bun:test'
import { chipsFromText, textFromChips } from './merge-tag'

test('merge tags become chips in the text, and stay in the address of a link', () => {
  const stored =
    '<p>Beste {{ relation.fullname }},</p><p><a href="{{document.link}}">Offerte {{document.number}}</a></p>'
  const shown = chipsFromText(stored)
  expect(shown).toContain('<span data-merge-tag="relation.fullname"></span>')
  expect(shown).toContain('<a href="{{document.link}}">Offerte <span data-merge-tag="document.number"></span></a>')
  expect(textFromChips(shown)).toBe(stored.replace('{{ relation.fullname }}', '{{relation.fullname}}'))
})
