import {
  Loaded,
  Navigate,
  refreshCalls,
  SegmentedControl,
  useBelow,
  useCall,
  useKeptOffline,
  useLocation,
  useT,
} from '@core/ui'
import { useCloseGuard, useSaveQueue } from '@core/ui/records'
import { IconCalculator, IconFileText, IconListDetails } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useKindText } from '../../contract/kind-text'
import { pathOfKind } from '../../contract/path-of-kind'
import type { EditorKind } from '../../contract/ui'
import { useCalculation } from '../calculation/use-calculation'
import { useUndoableLines } from '../calculation/use-undoable-lines'
import { Outline } from '../outline/outline'
import { Paper } from '../paper/paper'
import { useUndoableWidgets } from '../widget/use-undoable-widgets'
import { useWidgets } from '../widget/use-widgets'
import { CustomerChoice } from './customer-choice'
import { type DocumentRow, editorPage } from './document-row'
import { type Editor, EditorContext } from './editor-context'
import { EditorPage } from './editor-page'
import { SidePanel, type SideTab } from './side-panel'
import { StatusBanner } from './status-banner'
import { useDocumentFields } from './use-document-fields'
import { useLeaveSaved } from './use-leave-saved'
import { useSelection } from './use-selection'
import { useUndo } from './use-undo'
import './document-editor.css'

/** The editor of one document: widgets, paper and calculation side by side; a template has an address of its own (R-ROUTE-018, R-ROUTE-019). */
export default function DocumentEditor({ kind, id }: { kind: EditorKind; id: number }) {
  const words = useKindText(kind)
  const { pathname, search } = useLocation()
  const document = useCall('get', pathOfKind(kind, '/api/quotation/{id}'), { params: { path: { id } } })
  return (
    <Loaded query={document} what={words('kindThe')}>
      {row => {
        const page = editorPage(kind, row)
        // Other addresses are those of whoever shows the editor there.
        const isElsewhere = pathname === editorPage(kind, { id, is_template: !row.is_template })
        return !isElsewhere ? (
          <OpenDocument key={id} kind={kind} document={row as DocumentRow} />
        ) : (
          <Navigate to={page + search} replace />
        )
      }}
    </Loaded>
  )
}

type Pane = 'outline' | 'paper' | 'side'

function OpenDocument({ kind, document }: { kind: EditorKind; document: DocumentRow }) {
  const t = useT('documents')
  const { id } = document
  const narrow = useBelow(992)
  const selection = useSelection()
  const [pane, setPane] = useState<Pane>('paper')
  const [tab, setTab] = useState<SideTab>('calculation')
  const prepared = useCall(
    'get',
    pathOfKind(kind, '/api/quotation/{id}/prepared'),
    { params: { path: { id }, query: { audience: 'staff' } } },
    { keepPrevious: true },
  )
  const refresh = useCallback(() => refreshCalls(`/api/${kind}`), [kind])
  const queue = useSaveQueue()
  const refreshPaper = useCallback(() => void refreshCalls(`/api/${kind}/{id}`), [kind])
  const history = useUndo(`${document.status} ${document.version_number}`, queue.send)
  const lines = useCalculation(document.calculation_id ?? 0, queue, refreshPaper, line => undoable.taken(line))
  const undoable = useUndoableLines(lines, history)
  const calculation = undoable.store
  const widgets = useUndoableWidgets(useWidgets(kind, id, queue, refreshPaper), history)
  const fieldStore = useDocumentFields(kind, document, queue, refresh, history)
  useCloseGuard(queue, calculation.faulty.size)

  useLeaveSaved(queue, calculation)
  useKeptOffline(t('offlineKept'))

  const { select: choose } = selection
  const select = useCallback(
    (widgetId: number | null) => {
      choose(widgetId)
      if (widgetId !== null) setTab('widget')
    },
    [choose],
  )
  const openSide = useCallback(() => setPane('side'), [])
  const editor: Editor = useMemo(
    () => ({
      kind,
      document,
      prepared: prepared.data,
      locked: document.locked ?? false,
      queue,
      calculation,
      widgets,
      fieldStore,
      history,
      ...selection,
      select,
      openSide,
      refresh,
    }),
    [
      kind,
      document,
      prepared.data,
      queue,
      calculation,
      widgets,
      fieldStore,
      history,
      selection,
      select,
      openSide,
      refresh,
    ],
  )
  const panes = {
    outline: <Outline />,
    paper: <Paper />,
    side: <SidePanel tab={tab} onTab={setTab} />,
  }

  return (
    <EditorContext value={editor}>
      <EditorPage>
        <div className="documents-editor">
          <StatusBanner />
          <CustomerChoice />
          {narrow ? (
            <>
              <div className="documents-editor-switch">
                <SegmentedControl<Pane>
                  label={t('panes')}
                  fill
                  value={pane}
                  onChange={setPane}
                  options={[
                    { value: 'outline', label: t('outline'), icon: IconListDetails },
                    { value: 'paper', label: t('paper'), icon: IconFileText },
                    { value: 'side', label: t('calculation'), icon: IconCalculator },
                  ]}
                />
              </div>
              <div className="documents-editor-single">{panes[pane]}</div>
            </>
          ) : (
            <div className="documents-editor-panes">
              {panes.outline}
              {panes.paper}
              {panes.side}
            </div>
          )}
        </div>
      </EditorPage>
    </EditorContext>
  )
}
