import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { brandTokens, contrast } from './brand'

const surfaces = { light: '#FFFFFF', dark: '#121719' }

function check(hex: string): void {
  const tokens = brandTokens(hex)
  for (const theme of ['light', 'dark'] as const) {
    const own = tokens[theme]
    expect(contrast(own['brand-on'], own.brand)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(own['brand-text'], surfaces[theme])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(own['brand-line'], surfaces[theme])).toBeGreaterThanOrEqual(3)
  }
}

describe('a company colour', () => {
  test('gives readable text, links and lines in both themes', () => {
    for (const hex of [
      '#FFB81C',
      '#0B6577',
      '#D7263D',
      '#B5E300',
      '#12275A',
      '#7C93A8',
      '#000000',
      '#FFFFFF',
      '#808080',
    ])
      check(hex)
  })

  test('does so whatever the company chooses', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), value => check(`#${value.toString(16).padStart(6, '0')}`)),
    )
  })

  test('stays exactly as chosen where ink or white is readable on it', () => {
    expect(brandTokens('#FFB81C').light).toEqual({
      brand: '#FFB81C',
      'brand-on': '#161C1E',
      'brand-hover': '#EBA910',
      'brand-text': '#8B6207',
      'brand-soft': '#FFF2DD',
      'brand-line': '#C18900',
    })
  })
})
