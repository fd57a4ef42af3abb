import type { ImportFile, ImportStatus } from './use-import.ts'

/** The text for where an import is. */
export const importStateKey = (state: ImportFile['state']) => `importState_${state}` as const
/** The text for what would become of a row, or did. */
export const importStatusKey = (status: ImportStatus) => `importStatus_${status}` as const

/** Kinds of rows in the order of the picture, each with the colour that it has there. */
export const importTones: readonly { status: ImportStatus; tone: 'ok' | 'info' | 'quiet' | 'danger' }[] = [
  { status: 'create', tone: 'ok' },
  { status: 'created', tone: 'ok' },
  { status: 'undone', tone: 'ok' },
  { status: 'update', tone: 'info' },
  { status: 'updated', tone: 'info' },
  { status: 'skip', tone: 'quiet' },
  { status: 'skipped', tone: 'quiet' },
  { status: 'left', tone: 'quiet' },
  { status: 'read', tone: 'quiet' },
  { status: 'kept', tone: 'danger' },
  { status: 'wrong', tone: 'danger' },
  { status: 'refused', tone: 'danger' },
]

/** What a row is shown as: once the import is stopped, what would have been made or changed is left to do. */
export const shownAs = ({ state }: Pick<ImportFile, 'state'>, status: ImportStatus): ImportStatus =>
  state === 'stopped' && (status === 'create' || status === 'update') ? 'read' : status

/** Statuses of the rows that are shown as this one. */
export const statusesShownAs = (file: Pick<ImportFile, 'state'>, shown: ImportStatus): ImportStatus[] =>
  importTones.map(({ status }) => status).filter(status => shownAs(file, status) === shown)

/** Number of rows that are shown with this word. */
export const countShownAs = (file: Pick<ImportFile, 'state' | 'counts'>, shown: ImportStatus): number =>
  statusesShownAs(file, shown).reduce((sum, status) => sum + (file.counts[status] ?? 0), 0)

/** A word at the beginning of a label. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
