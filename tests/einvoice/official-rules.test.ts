import { expect, test } from 'bun:test'
import { FORMATS, type Format } from '@plugins/invoice/einvoice/e-invoice'
import { writeCii } from '@plugins/invoice/einvoice/write-cii'
import { writeUbl } from '@plugins/invoice/einvoice/write-ubl'
import fc from 'fast-check'
import { anyInvoice } from './any-invoice'

/** A folder that `prepare-rules.mjs` filled: nothing of the official rules is ours. */
const { EINVOICE_RULES: folder } = process.env
const RULES: Record<Format, readonly string[]> = { nlcius: ['nlcius'], peppol: ['en16931', 'peppol'] }
const DOCUMENTS = 60

interface Broken {
  readonly at: number
  readonly rule: string
  readonly flag: string
  readonly text: string
}

async function brokenBy(documents: readonly { xml: string; rules: readonly string[] }[]): Promise<Broken[]> {
  const node = Bun.spawn(['node', `${import.meta.dir}/run-rules.mjs`, folder ?? ''], {
    stdin: new Blob([JSON.stringify(documents)]),
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const answer = await new Response(node.stdout).text()
  expect(await node.exited).toBe(0)
  return JSON.parse(answer)
}

test.skipIf(!folder)(
  'the official rules of EN 16931 (UBL and the CII inside the PDF), NLCIUS and Peppol find nothing to refuse in any kind of invoice that can be made',
  async () => {
    const invoices = fc.sample(anyInvoice, DOCUMENTS)
    const documents = invoices.flatMap(({ invoice }) => [
      ...FORMATS.map(format => ({ xml: writeUbl(invoice, format), rules: RULES[format] })),
      { xml: writeCii(invoice), rules: ['cii'] },
    ])
    const broken = (await brokenBy(documents)).filter(({ flag }) => flag !== 'warning')
    expect(broken.map(({ at, ...one }) => ({ ...one, xml: documents[at]?.xml }))).toEqual([])
  },
  300_000,
)

test.skipIf(!folder)(
  'the official rules do find what is wrong: a total that does not add up, a seller without a name, a buyer whom the network does not know',
  async () => {
    const [{ invoice } = { invoice: null }] = fc.sample(anyInvoice, 1)
    if (!invoice) throw new Error('There is no invoice')
    const wrong = { ...invoice, totalExc: invoice.totalExc + 1, seller: { ...invoice.seller, name: '' } }
    const broken = await brokenBy([{ xml: writeUbl(wrong, 'nlcius'), rules: ['nlcius'] }])
    expect(broken.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['BR-CO-13', 'BR-06']))
    const inside = await brokenBy([{ xml: writeCii(wrong), rules: ['cii'] }])
    expect(inside.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['BR-CO-13', 'BR-06']))
    const unknown = { ...invoice, buyer: { ...invoice.buyer, kvk: null, vat_number: null } }
    const network = await brokenBy([{ xml: writeUbl(unknown, 'peppol'), rules: RULES.peppol }])
    expect(network.map(({ rule }) => rule)).toContain('PEPPOL-EN16931-R010')
  },
)
