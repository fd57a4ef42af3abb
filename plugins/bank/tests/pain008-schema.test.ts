import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { toEuros } from '@core/domain/money'
import fc from 'fast-check'
import { type DebitFile, writePain008 } from '../debits/write-pain008'
import { sepaText } from '../domain/sepa-text'

/**
 * A folder with `pain.008.001.08.xsd`, the schema of ISO 20022, in which the package `libxml2-wasm` was installed: nothing of
 * either is ours. `ISO20022=<folder> npm test -- plugins/bank/tests/pain008-schema.test.ts`
 */
const { ISO20022: folder } = process.env
const FILES = 200

interface Libxml2 {
  XmlDocument: { fromString(xml: string): { dispose(): void } }
  XsdValidator: { fromDoc(doc: unknown): { validate(doc: unknown): void } }
}

/** What the schema says of files; nothing of those that it accepts. */
async function refusedBySchema(files: readonly string[]): Promise<string[]> {
  const libxml2: Libxml2 = await import(join(folder ?? '', 'node_modules/libxml2-wasm/lib/index.mjs'))
  const xsd = await Bun.file(join(folder ?? '', 'pain.008.001.08.xsd')).text()
  const validator = libxml2.XsdValidator.fromDoc(libxml2.XmlDocument.fromString(xsd))
  return files.flatMap(xml => {
    const document = libxml2.XmlDocument.fromString(xml)
    try {
      validator.validate(document)
      return []
    } catch (error) {
      return [`${error instanceof Error ? error.message : error}\n${xml}`]
    } finally {
      document.dispose()
    }
  })
}

const text = (most: number) =>
  fc.string({ unit: 'grapheme', maxLength: most * 2 }).map(written => sepaText(written, most) || 'X')
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const iban = fc.constantFrom('NL91ABNA0417164300', 'BE71096123456769', 'MT84MALT011000012345MTLCAST001S')

const anyFile: fc.Arbitrary<DebitFile> = fc.record({
  reference: fc.stringMatching(/^VW[A-Z0-9]{8,14}$/),
  made: fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
  execution_date: day,
  creditor_name: text(70),
  creditor: fc.constant('NL69ZZZ123456780000'),
  iban,
  lines: fc.array(
    fc.record({
      end_to_end: fc.stringMatching(/^VW[A-Z0-9]{8,20}-\d{1,3}$/),
      amount: fc.integer({ min: 1, max: 99_999_999_999 }).map(toEuros),
      sequence: fc.constantFrom('FRST', 'RCUR', 'OOFF'),
      scheme: fc.constantFrom('CORE', 'B2B'),
      mandate_reference: text(35),
      signed_on: day,
      holder: text(70),
      iban,
      text: text(140),
    }),
    { minLength: 1, maxLength: 12 },
  ),
})

test.skipIf(!folder)('the schema of ISO 20022 accepts every file for direct debit that can be made', async () => {
  expect(await refusedBySchema(fc.sample(anyFile, FILES).map(writePain008))).toEqual([])
})

test.skipIf(!folder)(
  'the schema does refuse what is wrong: an account that is none, no way of paying, a sum that is no number',
  async () => {
    const [file] = fc.sample(anyFile, 1)
    if (!file) throw new Error('There is no file')
    const xml = writePain008(file)
    const wrong = [
      xml.replace(/<IBAN>\w+/, '<IBAN>geen'),
      xml.replace('<PmtMtd>DD</PmtMtd>', ''),
      xml.replace(/(<CtrlSum>\d+\.)\d+/, '$1x'),
    ]
    expect(await refusedBySchema(wrong)).toHaveLength(wrong.length)
  },
)
