import { format, isDateFormat, isPercentFormat } from 'numfmt'

/** Formats that every workbook has and none writes down, as far as they show something else than the number. */
const BUILT_IN: Readonly<Record<number, string>> = { 9: '0%', 10: '0.00%', 20: 'h:mm', 21: 'h:mm:ss', 46: '[h]:mm:ss' }
/** Digits of a number that stays whole, `0000`, or with something between them, `00-0000`; `0.00` and `#,##0` are amounts. */
const MASK = /^(?:[^.,E]*0[^.,E0#?]*0)[^.,E]*$/
/** Of a moment only its time of day, or a number of hours. */
const TIME_ALONE = /^[^dDyYmM]*(?:\[?h+\]?)(?:(?!d|D|y|Y).)*$/

/** What a cell with a number shows where that is what is meant by it; nothing for an amount, a day or a moment. */
export type Shown = (style: number, value: number) => string | undefined

/**
 * Reads from the styles of a workbook which numbers are percentages, times of day, or written with a mask: a postcode, a
 * telephone number or a code whose zeros in front Excel only shows.
 */
export function shownByFormat(styles: string): Shown {
  const own = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\b[^<>]*>/g)].map(([tag]) => [
      Number(attribute(tag, 'numFmtId')),
      unescaped(attribute(tag, 'formatCode') ?? ''),
    ]),
  )
  const cells = styles.slice(Math.max(0, styles.search(/<(?:\w+:)?cellXfs\b/)))
  const end = cells.search(/<\/(?:\w+:)?cellXfs>/)
  const codes = [...cells.slice(0, end < 0 ? undefined : end).matchAll(/<(?:\w+:)?xf\b[^<>]*>/g)].map(([tag]) => {
    const id = Number(attribute(tag, 'numFmtId'))
    return own.get(id) ?? BUILT_IN[id] ?? ''
  })
  const kinds = codes.map(kindOf)
  return (style, value) => {
    const code = codes[style] ?? ''
    switch (kinds[style]) {
      case 'percent':
        return `${String(Number((value * 100).toPrecision(12))).replace('.', ',')}%`
      case 'time':
        return value >= 0 && value < 366 ? timeOf(value, code) : undefined
      case 'mask':
        return format(code, value, { throws: false }).trim()
      default:
        return undefined
    }
  }
}

function kindOf(code: string): 'percent' | 'time' | 'mask' | undefined {
  if (!code) return undefined
  const [first = ''] = code.split(';')
  const bare = first.replace(/"[^"]*"|\\.|_.|\*./g, ' ')
  if (isPercentFormat(code)) return 'percent'
  if (isDateFormat(code)) return TIME_ALONE.test(bare.replace(/\[\$[^\]]*\]/g, '')) ? 'time' : undefined
  return MASK.test(bare.trim()) ? 'mask' : undefined
}

/** `8:30` of a time of day, `26:15` of hours. */
function timeOf(value: number, code: string): string | undefined {
  if (value >= 1 && !code.includes('[h')) return undefined
  const minutes = Math.round(value * 24 * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
