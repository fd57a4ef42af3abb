import type { DocumentKind, FileInside } from '@plugins/documents/contract'
import { INSIDE_PDF } from './e-invoice'
import { eInvoice } from './einvoice-file'
import { breachesOf } from './rules'
import { writeCii } from './write-cii'

const NAME = 'factur-x.xml'
const SPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
/** What Factur-X says of its file in the metadata of a PDF, and what each of that means. */
const PROPERTIES = {
  DocumentType: ['INVOICE', 'INVOICE for invoices and credit notes'],
  DocumentFileName: [NAME, 'Name of the embedded XML invoice file'],
  Version: ['1.0', 'Version of the Factur-X schema'],
  ConformanceLevel: ['EN 16931', 'Profile that the embedded XML keeps to'],
} as const

const properties = Object.entries(PROPERTIES)

const METADATA: Pick<FileInside, 'schema' | 'properties'> = {
  schema: `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${SPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties
    .map(
      ([name, [, meaning]]) =>
        `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${meaning}</pdfaProperty:description></rdf:li>`,
    )
    .join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`,
  properties: `<rdf:Description rdf:about="" xmlns:fx="${SPACE}">${properties
    .map(([name, [value]]) => `<fx:${name}>${value}</fx:${name}>`)
    .join('')}</rdf:Description>`,
}

/** The electronic invoice inside the PDF of a sent invoice, for everybody who gets it: Factur-X. */
export const facturX: NonNullable<DocumentKind['inside']> = async (context, invoice, version) => {
  const made = await eInvoice(context, invoice, version)
  // What the norm does not allow, such as a version that lacks a number, goes as a PDF alone.
  if (breachesOf(made, INSIDE_PDF).length) return null
  return {
    name: NAME,
    description: `${version.content.noun} ${made.number}`,
    contentType: 'text/xml',
    bytes: new TextEncoder().encode(writeCii(made)),
    ...METADATA,
  }
}
