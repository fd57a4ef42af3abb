import { register } from '@core/context/port'
import { mergeSources } from '@core/merge-tags/merge-sources'
import { mailKinds } from '@plugins/settings/contract'
import { downloadAuditFile } from './audit-file/download-audit-file'
import { exportOverdue } from './export-overdue'
import { readDebtors } from './read-debtors'
import { statementCalls } from './statement-calls'
import { mailStatement, sendStatement, statementSource } from './statement-mail'
import { vatCalls } from './vat-calls'

/** What accountants ask of the books: VAT by period, who owes what, statements of account, and the audit file. */
export const books = {
  calls: [...vatCalls, readDebtors, exportOverdue, ...statementCalls, downloadAuditFile],
  jobs: [mailStatement],
  entries: [register(mailKinds, sendStatement), register(mergeSources, statementSource)],
}
