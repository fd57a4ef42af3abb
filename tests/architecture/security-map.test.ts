import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'

const document = readFileSync('docs/security.md', 'utf8')

test('docs/security.md names for each chapter of the standard tests that are there', () => {
  const chapters = document.split(/^## /m).slice(1)
  expect(chapters.map(chapter => /^V\d+/.exec(chapter)?.[0])).toEqual(Array.from({ length: 17 }, (_, n) => `V${n + 1}`))
  const wrong = [...document.matchAll(/^- `([^`]+)`: "(.+)"$/gm)].flatMap(([line, file = '', name = '']) =>
    existsSync(file) && readFileSync(file, 'utf8').includes(name) ? [] : [line],
  )
  expect(wrong).toEqual([])
  for (const chapter of chapters.filter(text => !text.includes('Not used.'))) expect(chapter).toMatch(/^- `.+`: "/m)
})
