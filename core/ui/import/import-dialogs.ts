import { later } from '../later/later.tsx'

/** How far an import is and what came of it, for a screen that chooses rows itself. */
export const WorkDialog = later(() => import('./import-dialog.tsx'))
/** What each column of a file is. */
export const ColumnsDialog = later(() => import('./import-columns.tsx'))
