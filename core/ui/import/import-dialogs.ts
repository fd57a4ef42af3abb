import { lazyPart } from '../lazy/lazy-part.tsx'

/** How far an import is and what came of it, for a screen that chooses rows itself. */
export const WorkDialog = lazyPart(() => import('./import-dialog.tsx'))
/** What each column of a file is. */
export const ColumnsDialog = lazyPart(() => import('./import-columns.tsx'))
