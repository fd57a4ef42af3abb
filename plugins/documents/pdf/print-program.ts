import { readFileSync } from 'node:fs'
import { serveWork } from '@core/limited-process/serve-work'
import { NodeCompiler, type NodeError, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { describeFileInside } from './describe-file-inside'
import { documentFonts, FAMILIES } from './fonts'
import type { PrintPayload } from './print-payload'

/** One document to print, as it crosses to the process. */
export interface PrintJob extends PrintPayload {
  /** Unix time in seconds that the PDF says it was made: the same document gives the same bytes. */
  timestamp: number
}

const WORKSPACE = '/vakwerk-print'
const TEMPLATE = ['main.typ', 'designs.typ', 'rich-text.typ', 'words.typ', 'price-table.typ', 'parts.typ']

const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: documentFonts() }] })
compiler.mapShadow(
  `${WORKSPACE}/fonts.typ`,
  Buffer.from(`#let families = (${FAMILIES.map(family => JSON.stringify(family)).join(', ')})\n`),
)
for (const name of TEMPLATE)
  compiler.mapShadow(`${WORKSPACE}/${name}`, readFileSync(new URL(`./template/${name}`, import.meta.url)))

serveWork(print)

function print(job: PrintJob): Uint8Array {
  for (const { path, bytes } of job.files) compiler.mapShadow(WORKSPACE + path, Buffer.from(bytes))
  try {
    const compiled = compiler.compile({ mainFilePath: `${WORKSPACE}/main.typ`, inputs: { document: job.json } })
    const document = compiled.result
    if (!document) throw new Error(message(compiled.takeError()))
    const exportAs = (pdfStandard?: PdfStandard) =>
      new Uint8Array(compiler.pdf(document, { pdfStandard, creationTimestamp: job.timestamp }))
    const exportWhereItMay = (pdfStandard: PdfStandard) => {
      try {
        return exportAs(pdfStandard)
      } catch {
        return null
      }
    }
    const accessible = exportWhereItMay(PdfStandard.UA_1)
    // The printer keeps one standard at a time, so the second one is claimed only when the same document passed it as well.
    const archived = job.inside && exportWhereItMay(PdfStandard.A_3a)
    if (job.inside && archived) return describeFileInside(archived, job.inside, { isAccessible: accessible !== null })
    // Both refuse a letter that no font has; the customer still gets the document, tagged but not certified.
    return accessible ?? exportAs()
  } finally {
    for (const { path } of job.files) compiler.unmapShadow(WORKSPACE + path)
    compiler.evictCache(10)
  }
}

const message = (error: NodeError | null): string =>
  (error?.shortDiagnostics ?? []).map(diagnostic => JSON.stringify(diagnostic)).join('; ') || 'unknown'
