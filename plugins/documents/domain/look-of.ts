import type { DocumentRecord } from '../contract/document-kind'

/** How a document looks by a choice of its own, for what is made of it. */
export const lookOf = ({ custom_css = null, design = null }: DocumentRecord) => ({ custom_css, design })
