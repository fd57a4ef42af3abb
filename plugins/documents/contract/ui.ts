import { defineSlot } from '@core/ui'

/** Code of a kind of document: every kind that is deployed has the same editor. */
export type EditorKind = string

/** The editor of one document, with its top bar. The hosts are the detail screens of quotation, invoice and the like. */
export const documentEditor = defineSlot<{ kind: EditorKind; id: number }>('documents.editor')

/** Buttons in the top bar of the editor: what another plugin makes of a document. */
export const editorActions = defineSlot<{
  kind: EditorKind
  id: number
  /** What may be done with it now, and why not what its status would allow. */
  can: readonly string[]
  cannot: Readonly<Record<string, string>>
  number: string | null
  flowId: number | null
  template: boolean
}>('documents.editor.actions')
