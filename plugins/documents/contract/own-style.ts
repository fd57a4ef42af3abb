/** Parts of a document that a company can give a style of its own, by the names that its CSS uses. */
export const STYLED_PARTS = ['document', 'h1', 'h2', 'th', 'td', '.group', '.total', '.option'] as const
export type StyledPart = (typeof STYLED_PARTS)[number]

export const STYLED_PROPERTIES = [
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-align',
  'text-transform',
  'padding',
  'margin-top',
  'margin-bottom',
  'border-bottom-width',
  'border-bottom-color',
  'border-radius',
] as const
export type StyledProperty = (typeof STYLED_PROPERTIES)[number]

/** A style as it was checked: of each part its properties, colours as `#rrggbb` and sizes as `14px`. */
export type OwnStyle = { readonly [part in StyledPart]?: { readonly [property in StyledProperty]?: string } }

/** Fonts that page and paper have. */
export const OWN_FONTS = ['Instrument Sans', 'Inter'] as const

/** How a page takes the style of a company. */
interface Page {
  /** What stands before the rules that set colours: a page that is dark keeps its own. */
  readonly colours?: string
  /** Text inside a part that is quieter than the rest of it: where the part has a colour of its own, it has that too. */
  readonly quiet?: string
}

/** A style as a sheet for a page, of which each part has its selectors. */
export function sheetOf(
  style: OwnStyle,
  selectors: Readonly<Record<StyledPart, string>>,
  { colours = '', quiet }: Page = {},
): string {
  return STYLED_PARTS.flatMap(part => {
    const own = Object.entries(style[part] ?? {})
    const rule = (before: string, lines: typeof own, inside = '') =>
      lines.length
        ? [
            `${selectors[part]
              .split(',')
              .map(selector => `${before}${selector.trim()}${inside}`)
              .join(',')}{${lines.map(([property, value]) => `${property}:${cssValue(property, value)}`).join(';')}}`,
          ]
        : []
    const isColour = ([property]: [string, string]) => property.endsWith('color')
    const line: typeof own = style[part]?.['border-bottom-width'] ? [['border-bottom-style', 'solid']] : []
    const inherits = quiet && part !== 'document' && style[part]?.color
    return [
      ...rule('', [...own.filter(each => !isColour(each)), ...line]),
      ...rule(colours, own.filter(isColour)),
      ...(inherits ? rule(colours, [['color', 'inherit']], ` :is(${quiet})`) : []),
    ]
  }).join('\n')
}

/** Browsers get Instrument Sans as one file for every weight, which has a name of its own. */
const cssValue = (property: string, value: string): string =>
  property === 'font-family' ? `"${value === 'Inter' ? value : `${value} Variable`}", sans-serif` : value
