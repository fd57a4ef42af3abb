import type { DocumentContent, DocumentSource } from './document-content'
import { groupOf, ruleOf } from './option-groups'

/** Numbers of the options that a document shows its customer to choose from. */
export const offeredOptions = ({ widgets }: Pick<DocumentContent, 'widgets'>): ReadonlySet<number> =>
  new Set(
    widgets
      .flatMap(({ blocks }) => blocks)
      .flatMap(block => (block.type === 'choices' ? block.options.map(({ id }) => id) : [])),
  )

/** The first group of which one has to be chosen while a document does not show any of it; null where there is none. */
export function groupNotOffered(
  { items }: Pick<DocumentSource, 'items'>,
  content: Pick<DocumentContent, 'widgets'>,
): string | null {
  const offered = offeredOptions(content)
  for (const [group, options] of Map.groupBy(items, groupOf)) {
    if (group === null || ruleOf(options, group) !== 'one') continue
    if (!options.some(({ id, selected }) => selected || offered.has(id))) return group
  }
  return null
}
