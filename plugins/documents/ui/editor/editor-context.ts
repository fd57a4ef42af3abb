import type { SaveQueue } from '@core/ui/records'
import { createContext, useContext } from 'react'
import type { EditorKind } from '../../contract/ui'
import type { CalculationStore } from '../calculation/use-calculation'
import type { WidgetStore } from '../widget/use-widgets'
import type { DocumentRow, Prepared } from './document-row'
import type { FieldStore } from './use-document-fields'
import type { Selection } from './use-selection'
import type { Undo } from './use-undo'

/** What the panes of the editor share. */
export interface Editor extends Selection {
  kind: EditorKind
  document: DocumentRow
  prepared: Prepared | undefined
  locked: boolean
  queue: SaveQueue
  calculation: CalculationStore
  widgets: WidgetStore
  fieldStore: FieldStore
  history: Undo
  /** Brings the editor of the selected widget in sight, where the panes take turns. */
  openSide: () => void
  /** Reads the document and its paper again. */
  refresh: () => Promise<void>
}

export const EditorContext = createContext<Editor | null>(null)

/** The editor around a pane. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor outside the document editor')
  return editor
}
