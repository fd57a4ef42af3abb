import { serveWork } from '@core/limited-process/serve-work'
import { tellRows } from '@core/limited-process/told-rows'
import { readFiles } from './read-files'
import type { ReadOutcome, UnreadStatements } from './read-statements'
import { StatementRefused } from './statement'

serveWork(async ({ bytes }: UnreadStatements): Promise<ReadOutcome> => {
  try {
    const statements = readFiles(bytes)
    return {
      statements: statements.map(({ lines, ...statement }) => ({ ...statement, count: lines.length })),
      pages: await tellRows(statements.flatMap(({ lines }) => lines)),
    }
  } catch (error) {
    // Whatever else a reader stumbles over is a file that it cannot read.
    return error instanceof StatementRefused
      ? { key: error.key, values: error.values }
      : { key: 'bank.unreadable', values: {} }
  }
})
