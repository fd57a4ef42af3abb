/** Apostrophes, hyphens and spaces that word processors and telephones put in the place of those on a keyboard. */
export const ALIKE_SIGNS: Readonly<Record<string, string>> = { "'": '‘’‚‛ʹʻʼʽˈ′‵＇`´', '-': '‐‑‒–—―−﹘﹣－' }

/** Letters that no accent tells from a plain one, and how people type them who do not have them. Each as it is in lower case. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** Accents of the scripts that people search without them, and signs that take no place. In the notation of a regular expression of both JavaScript and PostgreSQL. */
export const ACCENTS =
  '\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u064b-\\u065f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20f0\\ufe20-\\ufe2f\\u00ad\\u200b-\\u200f\\u2060\\ufeff'

const SIGNS = new Map(Object.entries(ALIKE_SIGNS).flatMap(([sign, others]) => [...others].map(other => [other, sign])))
const ANY_SIGN = new RegExp(`[${[...SIGNS.keys()].join('')}]`, 'g')
const ANY_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g')
const ANY_ACCENT = new RegExp(`[${ACCENTS}]`, 'g')
const BEYOND_ASCII = /[^\0-\x7f]|`/

/**
 * A text as it is searched for: `Ĳsselmeer` and `ijsselmeer`, `O’Hara` and `O'Hara`, `Sørensen` and `sorensen` are one.
 * `foldedText` of `core/db` says the same in SQL.
 */
export function foldText(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase()
  return withPlainSigns(withPlainSigns(text).normalize('NFKD'))
    .replace(ANY_ACCENT, '')
    .toLowerCase()
    .replace(ANY_ACCENT, '')
    .replace(ANY_LETTER, letter => PLAIN_LETTERS[letter] ?? letter)
}

const withPlainSigns = (text: string): string => text.replace(ANY_SIGN, sign => SIGNS.get(sign) ?? sign)

/** Makes search text of the parts: folded, with single spaces. */
export const fold = (parts: readonly (string | number | null | undefined)[]): string =>
  foldText(parts.filter(part => part !== null && part !== undefined && part !== '').join(' '))
    .replace(/\s+/g, ' ')
    .trim()
