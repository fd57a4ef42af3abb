import { contrast } from '@core/ui/theme/brand'
import postcss, { CssSyntaxError, type Declaration, type Rule } from 'postcss'
import {
  OWN_FONTS,
  type OwnStyle,
  STYLED_PARTS,
  STYLED_PROPERTIES,
  type StyledPart,
  type StyledProperty,
} from '../contract/own-style'

/** Why a style is refused: the key of a text, with the line that it is about. */
export interface StyleFault {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

/** Characters of a style at the most. */
export const LONGEST_STYLE = 8000
/** WCAG 2.2, 1.4.3: text that everybody can read on its background. */
const LEAST_CONTRAST = 4.5
const PAPER = '#ffffff'
const INK = '#161c1e'

/** A value as it is kept; nothing for one that is not allowed. */
type Read = (value: string) => string | undefined

const colour: Read = value => {
  const [, digits = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value) ?? []
  if (!digits) return undefined
  const long = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits
  return `#${long.toLowerCase()}`
}
const pixels =
  (least: number, most: number): Read =>
  value => {
    const [, number] = /^(\d{1,3}(?:\.\d{1,2})?)px$/.exec(value === '0' ? '0px' : value) ?? []
    return number !== undefined && Number(number) >= least && Number(number) <= most ? `${Number(number)}px` : undefined
  }
const among =
  (...values: readonly string[]): Read =>
  value =>
    values.find(one => one.toLowerCase() === value.toLowerCase())

const VALUES: Readonly<Record<StyledProperty, Read>> = {
  color: colour,
  'background-color': colour,
  'font-family': value => among(...OWN_FONTS)(value.replace(/^(["'])(.*)\1$/, '$2')),
  'font-size': pixels(8, 48),
  'font-weight': among('400', '500', '600'),
  'font-style': among('normal', 'italic'),
  'text-align': among('left', 'center', 'right'),
  'text-transform': among('none', 'uppercase'),
  padding: pixels(0, 40),
  'margin-top': pixels(0, 80),
  'margin-bottom': pixels(0, 80),
  'border-bottom-width': pixels(0, 8),
  'border-bottom-color': colour,
  'border-radius': pixels(0, 24),
}

const TEXT = ['color', 'font-family', 'font-size', 'font-weight', 'font-style'] as const
const LINE = ['border-bottom-width', 'border-bottom-color'] as const
const HEADING = [
  ...TEXT,
  ...LINE,
  'background-color',
  'text-align',
  'text-transform',
  'padding',
  'margin-top',
  'margin-bottom',
  'border-radius',
] as const
const BOX = [...TEXT, 'background-color', 'padding', 'border-radius'] as const

/**
 * The largest text of each part, in pixels: with larger ones a row of prices, or the totals under it, would not fit on a
 * page of paper.
 */
const LARGEST: Readonly<Record<StyledPart, number>> = {
  document: 18,
  h1: 48,
  h2: 36,
  th: 20,
  td: 20,
  '.group': 24,
  '.total': 28,
  '.option': 20,
}

/** What can be set of each part: what page and paper both have. */
const ALLOWED: Readonly<Record<StyledPart, readonly StyledProperty[]>> = {
  document: TEXT,
  h1: HEADING,
  h2: HEADING,
  th: [...TEXT, ...LINE, 'background-color', 'text-transform'],
  td: [...TEXT, ...LINE, 'background-color'],
  '.group': [...TEXT, ...LINE, 'background-color'],
  '.total': BOX,
  '.option': BOX,
}

/**
 * Reads a style that a company wrote for its documents. Only what {@link STYLED_PARTS} and {@link STYLED_PROPERTIES} name
 * gets through, each with values of a known form: nothing that fetches, moves or hides something does.
 */
export function readOwnStyle(css: string): { style: OwnStyle; fault: null } | { style: null; fault: StyleFault } {
  const refused = (key: string, values: StyleFault['values']) => ({ style: null, fault: { key, values } })
  if (css.length > LONGEST_STYLE) return refused('documents.css_too_long', { most: LONGEST_STYLE })
  const style: { [part in StyledPart]?: { [property in StyledProperty]?: string } } = {}
  const lines = new Map<StyledPart, number>()
  try {
    for (const node of postcss.parse(css).nodes) {
      if (node.type === 'comment') continue
      const line = node.source?.start?.line ?? 1
      if (node.type !== 'rule') return refused('documents.css_rule', { line, rule: nameOf(node) })
      for (const selector of node.selectors) {
        const part = STYLED_PARTS.find(one => one === selector)
        if (!part) return refused('documents.css_selector', { line, selector, parts: STYLED_PARTS.join(', ') })
        const read = readRule(node, part)
        if (read.fault) return { style: null, fault: read.fault }
        style[part] = { ...style[part], ...read.values }
        if (read.values.color || read.values['background-color']) lines.set(part, line)
      }
    }
  } catch (error) {
    if (error instanceof CssSyntaxError) return refused('documents.css_unreadable', { line: error.line ?? 1 })
    throw error
  }
  for (const [part, line] of lines) {
    const { color = style.document?.color ?? INK, 'background-color': background = PAPER } = style[part] ?? {}
    const ratio = contrast(color, background)
    if (ratio < LEAST_CONTRAST) return refused('documents.css_contrast', { line, part, ratio: shown(ratio) })
    // What was checked is what stands there, whatever colour a design gives the part.
    if (style[part]?.['background-color']) style[part] = { ...style[part], color }
  }
  return { style, fault: null }
}

const shown = (ratio: number): string => ratio.toFixed(1).replace('.', ',')

const nameOf = (node: postcss.ChildNode): string =>
  node.type === 'atrule' ? `@${node.name}` : node.type === 'decl' ? node.prop : node.type

type Values = { [property in StyledProperty]?: string }

function readRule(rule: Rule, part: StyledPart): { values: Values; fault: StyleFault | null } {
  const values: Values = {}
  for (const node of rule.nodes) {
    if (node.type === 'comment') continue
    const line = node.source?.start?.line ?? 1
    if (node.type !== 'decl')
      return {
        values,
        fault: { key: 'documents.css_rule', values: { line, rule: 'selector' in node ? node.selector : nameOf(node) } },
      }
    const property = STYLED_PROPERTIES.find(one => one === node.prop.toLowerCase())
    if (!property || !ALLOWED[part].includes(property))
      return { values, fault: { key: 'documents.css_property', values: { line, property: node.prop, part } } }
    const value = allowedValue(node, property)
    const isTooLarge = property === 'font-size' && Number.parseFloat(value ?? '') > LARGEST[part]
    if (value === undefined || isTooLarge)
      return {
        values,
        fault: {
          key: 'documents.css_value',
          values: { line, property, value: node.important ? `${node.value} !important` : node.value },
        },
      }
    values[property] = value
  }
  return { values, fault: null }
}

const allowedValue = (node: Declaration, property: StyledProperty): string | undefined =>
  node.important ? undefined : VALUES[property](node.value.trim())
