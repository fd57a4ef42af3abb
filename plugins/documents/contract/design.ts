/** How the paper and the page of a document are laid out; `classic` where nobody chose. */
export const DESIGNS = ['classic', 'modern', 'brochure'] as const
export type Design = (typeof DESIGNS)[number]
