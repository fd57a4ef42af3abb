import { type BrandTokens, brandTokens } from './brand.ts'

const sheet = globalThis.CSSStyleSheet ? new CSSStyleSheet() : null

/** Puts a company's colour on the page for both themes; null or an unreadable value gives the product's own back. */
export function applyBrand(color: string | null): void {
  if (!sheet) return
  const hex = color?.startsWith('#') ? color : `#${color}`
  const valid = color !== null && /^#[0-9a-f]{6}$/i.test(hex)
  const tokens = valid ? brandTokens(hex) : null
  // A constructed sheet needs no inline style, so the content security policy stays strict.
  sheet.replaceSync(tokens ? `${rule(':root', tokens.light)}${rule('[data-theme="dark"]', tokens.dark)}` : '')
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}

function rule(selector: string, tokens: BrandTokens): string {
  return `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`
}
