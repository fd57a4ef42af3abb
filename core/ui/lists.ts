/**
 * The part of the UI kit that shows, imports and changes many records: a module of its own beside `index.ts`, shared alike.
 */

export { undoBatches } from './batch/undo-batches.tsx'
export { useBatch } from './batch/use-batch.tsx'
export type { Column } from './grid/column.ts'
export { EarlierImports } from './import/earlier-imports.tsx'
export { ImportButton } from './import/import-button.tsx'
export { ColumnsDialog, WorkDialog } from './import/import-dialogs.ts'
export { ImportTable } from './import/import-table.tsx'
export { TemplateButton } from './import/template-button.tsx'
export { type ImportFile, isBusy as isImportBusy, useImport } from './import/use-import.ts'
export type { BulkAction } from './list/bulk-bar.tsx'
export { inParts } from './list/in-parts.ts'
export { ListSearch } from './list/list-search.tsx'
export { Refusals } from './list/refusals.tsx'
export type { ResourceColumn } from './resource/list-columns.ts'
export { ResourceList } from './resource/resource-list.tsx'
