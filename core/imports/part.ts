import { batchWorks } from '@core/batches/batch-work'
import { register } from '@core/context/port'
import { definePart } from '@core/plugin/part'
import { forgetImports } from './forget-imports'
import { importCalls } from './import-calls'
import { ImportFile } from './import-file'
import { ImportRow } from './import-row'
import { checkRows, importRows } from './import-rows'
import { undoRows } from './undo-rows'

/** Files of rows that become records, and can be undone. */
export const imports = definePart({
  entities: [ImportFile, ImportRow],
  calls: importCalls,
  jobs: [forgetImports],
  entries: [checkRows, importRows, undoRows].map(work => register(batchWorks, work)),
})
