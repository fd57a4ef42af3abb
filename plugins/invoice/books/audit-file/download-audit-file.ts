import { call } from '@core/context/call'
import { fileResponse } from '@core/http/response'
import { HeavyWork } from '@core/limited-process/heavy-work'
import { Type as t } from '@sinclair/typebox'
import { BOOKS } from '../period'
import type { AuditJob } from './audit'
import { auditJob } from './audit-job'

/** Accounting software reads it; a browser saves it and opens nothing. */
const FILE = 'application/octet-stream'

/** Ten thousand paid invoices take two seconds and 170 MB, and make a file of 13 MB. */
export const writeAuditFiles = new HeavyWork<AuditJob, Uint8Array>({
  name: 'write-audit-file',
  program: new URL('./audit-file-program.ts', import.meta.url),
  limits: { seconds: 60, megabytes: 1000, idleMegabytes: 300 },
  tooMuch: 'invoice.books_too_much',
})

/** The sales administration of a year, as accountants and the tax office read it. */
export const downloadAuditFile = call({
  method: 'GET',
  path: 'invoice/books/auditfile',
  operationId: 'invoice.books.auditfile',
  access: BOOKS,
  summary: 'XML Auditfile Financieel 3.2 of a year: customers, accounts, sales, payments and what was written off',
  query: t.Object({ year: t.Integer({ minimum: 2000, maximum: 2999 }) }),
  response: 'file',
  async reachOut(context, { query }) {
    const year = String(query.year)
    const job = await auditJob(context, year)
    const { company } = context
    return async () => fileResponse(await writeAuditFiles.do(company.id, job), FILE, `auditfile-${year}.xaf`)
  },
  run: async (_, { heard }) => heard,
})
