import { invalid } from '@core/context/problem'
import { type Condition, type FactOperator, partThatLacks } from '@core/expressions/conditions'
import { factOperators } from '@core/merge-tags/fact-sources'
import { ordered } from '@core/resource/ordered'
import { resource } from '@core/resource/resource'
import { documentModules } from '../contract/document-modules'
import { checkTags } from '../domain/check-tags'
import { readableKinds } from '../domain/kind-access'
import { openDocumentsOf } from '../domain/open-document'
import { beginAs } from '../domain/ready-made-widget'
import { RICH_WIDGET_TEXTS } from '../domain/widget-texts'
import { cleanRichText } from '../drawing/rich-text'
import { DocumentWidget } from '../entities/document-widget'

/** Building blocks of documents; text is cleaned of everything that is not rich text. */
export const documentWidgets = resource({
  entity: DocumentWidget,
  module: documentModules,
  sort: 'order',
  scope: context => ({ widgetable_type: readableKinds(context) }),
  abilities: [ordered],
  readonly: ['picture_width', 'picture_height', 'picture_digest'],
  openWhole: (context, widgets) =>
    openDocumentsOf(
      context,
      widgets.map(({ widgetable_type, widgetable_id }) => ({ code: widgetable_type, id: widgetable_id })),
      // A new widget names its document; the document of one that is there may have gone.
      widgets.every(({ id }) => id) ? undefined : () => invalid('widgetable_id', 'core.unknown_reference'),
    ),
  async prepare(widget, context, changes, before) {
    if (before) keepsOwner(before, widget)
    checkTags(changes)
    if (changes.conditions) checkConditions(widget.conditions, context.all(factOperators))
    if (!before || 'document_widget_type_tag' in changes) await beginAs(context, widget, changes)
    for (const field of RICH_WIDGET_TEXTS) {
      const typed = changes[field]
      if (typeof typed === 'string') widget[field] = cleanRichText(typed)
    }
  },
})

/** A condition that can never hold hides its text from everybody without a word. @throws Problem 422 */
function checkConditions(conditions: readonly Condition[], operators: readonly FactOperator[]): void {
  for (const [at, condition] of conditions.entries()) {
    const lacking = partThatLacks(condition, operators)
    if (lacking)
      throw invalid(`conditions.${at}.${lacking}`, lacking === 'operator' ? 'core.invalid_value' : 'core.required')
  }
}

/** A widget stays with its document: moved, it would be missing from the one it leaves. @throws Problem 422 */
function keepsOwner(
  before: Readonly<Record<string, unknown>>,
  widget: { readonly widgetable_type: string; readonly widgetable_id: number },
): void {
  for (const field of ['widgetable_type', 'widgetable_id'] as const)
    if (field in before && before[field] !== widget[field]) throw invalid(field, 'core.read_only')
}
