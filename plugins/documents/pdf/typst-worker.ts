import { readFileSync } from 'node:fs'
import { NodeCompiler, type NodeError, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { documentFonts } from './fonts'

/** One document to print, as it crosses to the thread. */
export interface PrintJob {
  id: number
  json: string
  files: { path: string; bytes: Uint8Array }[]
  /** Unix time in seconds that the PDF says it was made: the same document gives the same bytes. */
  timestamp: number
}

export type PrintOutcome =
  | { id: number; pdf: Uint8Array; pages: number; accessible: boolean }
  | { id: number; error: string }

const WORKSPACE = '/vakwerk-print'
const TEMPLATE = ['main.typ', 'rich-text.typ', 'price-table.typ', 'parts.typ']

declare const self: Worker

const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: documentFonts() }] })
for (const name of TEMPLATE)
  compiler.mapShadow(`${WORKSPACE}/${name}`, readFileSync(new URL(`./template/${name}`, import.meta.url)))

self.onmessage = ({ data }: MessageEvent<PrintJob>) => {
  const outcome = print(data)
  self.postMessage(outcome, 'pdf' in outcome ? [outcome.pdf.buffer as ArrayBuffer] : [])
}

function print(job: PrintJob): PrintOutcome {
  for (const { path, bytes } of job.files) compiler.mapShadow(WORKSPACE + path, Buffer.from(bytes))
  try {
    const compiled = compiler.compile({ mainFilePath: `${WORKSPACE}/main.typ`, inputs: { document: job.json } })
    const document = compiled.result
    if (!document) return { id: job.id, error: message(compiled.takeError()) }
    const pages = document.numOfPages
    const exportAs = (pdfStandard?: PdfStandard) =>
      new Uint8Array(compiler.pdf(document, { pdfStandard, creationTimestamp: job.timestamp }))
    try {
      return { id: job.id, pdf: exportAs(PdfStandard.UA_1), pages, accessible: true }
    } catch {
      // PDF/UA refuses a letter that no font has; the customer still gets the document, tagged but not certified.
      return { id: job.id, pdf: exportAs(), pages, accessible: false }
    }
  } catch (error) {
    return { id: job.id, error: String(error) }
  } finally {
    for (const { path } of job.files) compiler.unmapShadow(WORKSPACE + path)
    compiler.evictCache(10)
  }
}

const message = (error: NodeError | null): string =>
  (error?.shortDiagnostics ?? []).map(diagnostic => JSON.stringify(diagnostic)).join('; ') || 'unknown'
