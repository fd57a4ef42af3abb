import { serveWork } from '@core/limited-process/serve-work'
import type { AuditJob, Debtor, Receipt, Sale } from './audit'
import { writeAuditFile } from './write-audit-file'

serveWork(async ({ head, debtors, sales, receipts }: AuditJob) => {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  let text = ''
  const rows = {
    debtors: () => rowsOf<Debtor>(debtors),
    sales: () => rowsOf<Sale>(sales),
    receipts: () => rowsOf<Receipt>(receipts),
  }
  for (const piece of writeAuditFile(head, rows)) {
    text += piece
    if (text.length < PART) continue
    parts.push(encoder.encode(text))
    text = ''
  }
  parts.push(encoder.encode(text))
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
})

/** Characters that are encoded at once. */
const PART = 1_000_000

/** Rows of pieces of JSON, one piece at a time in memory. */
function* rowsOf<Row>(pages: readonly string[]): Generator<Row> {
  for (const page of pages) yield* JSON.parse(page) as Row[]
}
