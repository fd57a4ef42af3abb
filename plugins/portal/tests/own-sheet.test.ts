import { expect, test } from 'bun:test'
import { ownSheet } from '../ui/parts/own-style'

test('what a company sets of lines leaves the heads of groups alone, as on paper', () => {
  const sheet = ownSheet({
    td: { color: '#ffffff', 'background-color': '#000000' },
    '.group': { 'background-color': '#ffffff', color: '#161c1e' },
  })
  const rules = sheet.split('\n').filter(rule => rule.includes('#ffffff') || rule.includes('#000000'))
  expect(rules).toHaveLength(2)
  expect(rules[0]).toContain('tr:not([data-kind="group"]) td{')
  expect(rules[1]).toContain('tr[data-kind="group"] td{')
})
