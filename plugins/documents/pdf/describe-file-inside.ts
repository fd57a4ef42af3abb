import type { FileInside } from '../contract/document-kind'

const PDF_UA = {
  schema: `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of PDF/UA that the document keeps to</pdfaProperty:description><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>`,
  properties:
    '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
}

/**
 * Says in the metadata of a PDF/A-3 what its file inside is, and that it is PDF/UA-1 too. The printer writes no metadata of
 * ours, so this adds an incremental update: the objects that change, with a table of where they are.
 *
 * @throws Error when the PDF is not built as our printer builds it
 */
export function describeFileInside(
  pdf: Uint8Array,
  inside: Pick<FileInside, 'schema' | 'properties'>,
  { isAccessible }: { isAccessible: boolean },
): Uint8Array {
  // One character for each byte, so that places in the text are places in the file.
  const text = Buffer.from(pdf).toString('latin1')
  const [trailer] = found(text.slice(text.lastIndexOf('\ntrailer')), /<<[\s\S]*>>/)
  const [, previous] = found(text.slice(text.lastIndexOf('startxref')), /startxref\s+(\d+)/)
  const [, rootNumber] = found(trailer, /\/Root (\d+) 0 R/)
  const root = objectWith(text, rootNumber)
  const [, metadataNumber] = found(root, /\/Metadata (\d+) 0 R/)
  const metadata = objectWith(text, metadataNumber)
  const [packet] = found(metadata, /<\?xpacket begin[\s\S]*<\?xpacket end="[rw]"\?>/)

  const said = isAccessible ? [inside, PDF_UA] : [inside]
  const described = packet
    .replace('</rdf:Bag></pdfaExtension:schemas>', end => said.map(({ schema }) => schema).join('') + end)
    .replace('</rdf:RDF>', end => said.map(({ properties }) => properties).join('') + end)
  const titled = isAccessible ? root.replace(/\/ViewerPreferences\s*<</, '$&\n    /DisplayDocTitle true') : root
  return appended(pdf, trailer, previous, [
    [rootNumber, titled],
    [metadataNumber, metadata.replace(packet, () => described).replace(/\/Length \d+/, `/Length ${described.length}`)],
  ])
}

function appended(
  pdf: Uint8Array,
  trailer: string,
  previous: string,
  objects: readonly (readonly [number: string, object: string])[],
): Uint8Array {
  let added = '\n'
  let table = 'xref\n'
  for (const [number, object] of objects) {
    table += `${number} 1\n${String(pdf.length + added.length).padStart(10, '0')} 00000 n \n`
    added += `${object}\n`
  }
  const at = pdf.length + added.length
  const chained = trailer.replace(/>>$/, `  /Prev ${previous}\n>>`)
  added += `${table}trailer\n${chained}\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(added, 'latin1')])
}

/** An object of the file, from its number to its end. */
function objectWith(text: string, number: string): string {
  const start = text.lastIndexOf(`\n${number} 0 obj`)
  const end = text.indexOf('\nendobj', start)
  if (start < 0 || end < 0) throw new Error(`The PDF has no object ${number}`)
  return text.slice(start + 1, end + '\nendobj'.length)
}

function found(text: string, pattern: RegExp): [whole: string, first: string] {
  const match = pattern.exec(text)
  if (!match) throw new Error(`The PDF has no ${pattern.source}`)
  return [match[0], match[1] ?? '']
}
