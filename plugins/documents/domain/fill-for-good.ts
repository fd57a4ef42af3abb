import { fillMergeTags, fillMergeTagsInText, type MergeValues } from '@core/expressions/merge-tags'
import { decodeStoredText } from '../drawing/rich-text'
import { RICH_WIDGET_TEXTS } from './widget-texts'
import type { CalculationItemRow } from './work-out'

const inText = (text: string | null, values: MergeValues) =>
  text === null ? null : fillMergeTagsInText(text, values, { empty: 'keep' })
const inHtml = (html: string | null, values: MergeValues) =>
  html === null ? null : fillMergeTags(decodeStoredText(html), values, { empty: 'keep' })

/** A title with these merge tags filled in for good. */
export const filledTitle = (title: string | null, values: MergeValues = {}): string | null =>
  inText(title, values)?.slice(0, 255) ?? null

/** Lines with these merge tags filled in for good; all others stay. */
export const filledLines = (
  lines: readonly CalculationItemRow[],
  values: MergeValues | undefined,
): readonly CalculationItemRow[] =>
  values
    ? lines.map(line => ({
        ...line,
        item_name: filledTitle(line.item_name, values),
        custom_item_name: filledTitle(line.custom_item_name, values),
        infotext: inHtml(line.infotext, values),
        custom_infotext: inHtml(line.custom_infotext, values),
      }))
    : lines

/** Texts of a widget with these merge tags filled in for good; all others stay. */
export function filledWidget(
  widget: Record<string, unknown>,
  values: MergeValues | undefined,
): Record<string, unknown> {
  if (!values) return widget
  const texts = RICH_WIDGET_TEXTS.flatMap(field => {
    const html = widget[field]
    return typeof html === 'string' ? [[field, inHtml(html, values)]] : []
  })
  const { stringcontent } = widget
  return {
    ...widget,
    ...Object.fromEntries(texts),
    ...(typeof stringcontent === 'string' ? { stringcontent: filledTitle(stringcontent, values) } : {}),
  }
}
