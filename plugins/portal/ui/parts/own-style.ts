import { type OwnStyle, type StyledPart, sheetOf } from '@plugins/documents/contract/own-style'

/** Said three times, so that a company's own style comes before that of its design. */
const PAPER = '.portal-paper.portal-paper.portal-paper'

const SELECTORS: Readonly<Record<StyledPart, string>> = {
  document: `${PAPER}, ${PAPER} .portal-rich`,
  h1: `${PAPER} h1`,
  h2: `${PAPER} h2`,
  th: `${PAPER} .portal-prices th`,
  td: `${PAPER} .portal-prices tr:not([data-kind="group"]) td`,
  '.group': `${PAPER} .portal-prices tr[data-kind="group"] td`,
  '.total': `${PAPER} .portal-totals [data-emphasis="total"]`,
  '.option': `${PAPER} .portal-option`,
}

/** The style of a document as a sheet. In the dark the page keeps its own colours: those of paper are not read there. */
export const ownSheet = (style: OwnStyle | null): string =>
  style ? sheetOf(style, SELECTORS, { colours: '[data-theme="light"] ', quiet: '.portal-info, small' }) : ''
