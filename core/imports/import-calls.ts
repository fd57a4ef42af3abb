import type { Call } from '@core/context/call'
import { importErrors } from './api/error-file'
import { downloadImport, getImport, listImportRows, listImports } from './api/read-imports'
import { checkImport, discardImport, startImport, undoImport } from './api/work-on-import'

/** The calls of imports, whatever they import; uploading a file is a call of each resource that switches them on. */
export const importCalls: readonly Call[] = [
  listImports,
  getImport,
  listImportRows,
  downloadImport,
  checkImport,
  startImport,
  undoImport,
  importErrors,
  discardImport,
]
