import { Loaded, refreshCalls, useCall, useSearchParams, useT } from '@core/ui'
import { ColumnsDialog, isImportBusy, useImport, WorkDialog } from '@core/ui/lists'
import { useEffect, useState } from 'react'
import { ChooseFlows } from '../bulk-import/choose-flows'
import { StartImport } from '../bulk-import/start-import'
import '../bulk-import/bulk-import.css'

/** Many dossiers from a file: load it, choose rows, say what holds for all, import as a batch (R-IMP-001 to R-IMP-004). */
export default function FlowBulkImport() {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('import')) || 0
  const open = (next: number) => setParams(next ? { import: String(next) } : {})
  return id ? <OpenImport key={id} id={id} onOpen={open} /> : <StartImport onOpen={open} />
}

function OpenImport({ id, onOpen }: { id: number; onOpen: (id: number) => void }) {
  const t = useT('crm')
  const [working, setWorking] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const query = useImport(id, working)
  const state = query.data?.state
  const busy = query.data !== undefined && isImportBusy(query.data)
  useEffect(() => {
    setWorking(busy)
    if (busy) setChoosing(false)
    // Other columns make other dossiers; what became of an import stands in the list of them.
    else if (state) void refreshCalls(state === 'checked' ? '/api/flow/importableflows' : '/api/importfile')
  }, [busy, state])
  const flows = useCall('get', '/api/flow/importableflows/{id}', { params: { path: { id } } }, { freshMs: 0 })

  return (
    <Loaded query={query} what={t('theFlows')}>
      {file => {
        const step = { file, what: t('flowsLower'), onOpen, onClose: () => onOpen(0) }
        const tried = file.state === 'checked' || file.state === 'checking'
        return (
          <>
            {tried ? (
              <Loaded query={flows} what={t('theFlows')}>
                {({ importableFlows }) => (
                  <ChooseFlows
                    file={file}
                    flows={importableFlows}
                    onColumns={() => setChoosing(true)}
                    onOther={() => onOpen(0)}
                  />
                )}
              </Loaded>
            ) : (
              <StartImport onOpen={onOpen} />
            )}
            {(file.state === 'new' || choosing) && (
              <ColumnsDialog {...step} onClose={() => (choosing ? setChoosing(false) : onOpen(0))} />
            )}
            {file.state !== 'new' && file.state !== 'checked' && (
              <WorkDialog resource="/api/flow" what={step.what} id={id} onOpen={onOpen} onClose={step.onClose} />
            )}
          </>
        )
      }}
    </Loaded>
  )
}
