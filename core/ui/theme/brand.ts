/** Six brand tokens for one theme; names are those of the CSS variables, without `--`. */
export interface BrandTokens {
  brand: string
  'brand-on': string
  'brand-hover': string
  'brand-text': string
  'brand-soft': string
  'brand-line': string
}

/** Colour of the product, for companies without one of their own. */
export const productColor = '#0B6577'

type Lch = [lightness: number, chroma: number, hue: number]

const ink = '#161C1E'
const white = '#FFFFFF'

/** {@link brandTokens} of a company, or of the product where it has no colour that can be read. */
export const companyTokens = (color: string | null | undefined): ReturnType<typeof brandTokens> =>
  brandTokens(color && /^#[0-9a-f]{6}$/i.test(color) ? color : productColor)

/**
 * Makes readable tints of a company's colour for both themes by walking the lightness in OKLCH: text on `brand` and
 * `brand-text` on the surface reach 4.5:1, `brand-line` reaches 3:1. The colour itself stays exact when it can.
 *
 * @param hex colour as `#RRGGBB`
 */
export function brandTokens(hex: string): { light: BrandTokens; dark: BrandTokens } {
  const [lightness, chroma, hue] = toLch(hex)
  const at = (l: number, c: number): string => toHex([l, c, hue])
  const on = contrast(hex, white) >= 4.5 ? white : contrast(hex, ink) >= 4.5 ? ink : null
  const solid = on ? hex.toUpperCase() : walk(lightness, -1, white, 4.5, chroma, hue)
  const darkLightness = Math.max(lightness, 0.72)
  return {
    light: {
      brand: solid,
      'brand-on': on ?? white,
      'brand-hover': at(toLch(solid)[0] - 0.05, chroma),
      'brand-text': walk(Math.min(lightness, 0.62), -1, '#FAF7F2', 5.1, chroma, hue),
      'brand-soft': at(0.965, Math.min(chroma, 0.035)),
      'brand-line': walk(lightness, -1, white, 3.05, chroma, hue),
    },
    dark: {
      brand: at(darkLightness, chroma),
      'brand-on': '#14181A',
      'brand-hover': at(Math.min(0.95, darkLightness + 0.05), chroma),
      'brand-text': walk(Math.max(0.75, lightness), 1, '#1A2124', 5.1, Math.min(chroma, 0.14), hue),
      'brand-soft': at(0.27, Math.min(chroma, 0.045)),
      'brand-line': walk(0.5, 1, '#121719', 3.05, Math.min(chroma, 0.12), hue),
    },
  }
}

/** Contrast ratio of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** First tint, going lighter (1) or darker (-1) from `start`, that reaches `ratio` on `background`. */
function walk(start: number, step: 1 | -1, background: string, ratio: number, chroma: number, hue: number): string {
  for (let l = start; l >= 0 && l <= 1; l += step * 0.005) {
    const hex = toHex([l, chroma, hue])
    if (contrast(hex, background) >= ratio) return hex
  }
  return step < 0 ? '#000000' : white
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linear(hex: string): [number, number, number] {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function toLch(hex: string): Lch {
  const [r, g, b] = linear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(a, bb), Math.atan2(bb, a)]
}

/** Nearest colour a screen can show: chroma gives way, lightness and hue stay. */
function toHex([lightness, chroma, hue]: Lch): string {
  for (let c = chroma; c >= 0; c -= 0.004) {
    const rgb = toLinearRgb(lightness, c, hue)
    if (rgb.every(value => value > -0.001 && value < 1.001)) return `#${rgb.map(toHexPair).join('')}`
  }
  return lightness > 0.5 ? white : '#000000'
}

function toLinearRgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toHexPair(value: number): string {
  const gamma = value <= 0.0031308 ? 12.92 * Math.max(0, value) : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, gamma)) * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase()
}
