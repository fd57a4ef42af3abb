import { formatEuros, type MoneyLanguage } from '@core/domain/money'
import type { PreparedWidget } from '../domain/prepared-widget'
import type { PriceTable } from '../domain/price-table'
import { type RichBlock, richBlocks } from '../domain/rich-text'
import { PictureFiles } from './picture-files'
import type { PrintDocument } from './print-document'
import { longDate, printTexts } from './print-texts'

/** What the template reads: plain data and file names, never markup. */
export interface PrintPayload {
  json: string
  files: { path: string; bytes: Uint8Array }[]
}

type Block = { type: string } & Record<string, unknown>

/** Turns a document into what the template reads. */
export function printPayload(document: PrintDocument): PrintPayload {
  const texts = printTexts(document.language)
  const files = new PictureFiles()
  const kind = document.kindName || texts.kinds[document.kind]
  const blocks = document.widgets
    .filter(widget => widget.absent === null)
    .flatMap(widget => blocksOf(widget, document, files))
  if (document.signature && !blocks.some(block => block.type === 'signature'))
    blocks.push(signatureBlock([], document, files))
  // One agreement, one signature: a second signature widget would repeat the same one.
  const printed = blocks.filter(
    (block, index) => block.type !== 'signature' || index === blocks.findIndex(each => each.type === 'signature'),
  )
  const { company, dates, language } = document
  const payload = {
    lang: language.slice(0, 2),
    region: { nl: 'NL', en: 'GB', 'es-AR': 'AR' }[language],
    title: document.title || `${kind} ${document.number}`.trim(),
    reference: `${kind} ${document.number || texts.concept}`,
    day: dates.documentdate.slice(0, 10),
    meta: [
      longDate(dates.documentdate, language),
      ...(dates.enddate
        ? [`${isInvoice(document) ? texts.dueOn : texts.validUntil} ${longDate(dates.enddate, language)}`]
        : []),
    ],
    company: company.name,
    logo: document.logo ? files.add(document.logo) : null,
    footer: [
      [company.name, company.address, company.phone, company.email],
      [
        company.kvk && `${texts.chamber} ${company.kvk}`,
        company.vat && `${texts.vatNumber} ${company.vat}`,
        company.iban && `IBAN ${company.iban}`,
      ],
    ].map(line => line.filter(Boolean)),
    brand: document.brand,
    relation: document.relation.filter(Boolean),
    texts,
    blocks: withoutSkippedHeadings(printed),
  }
  return { json: JSON.stringify(payload), files: files.all }
}

const isInvoice = ({ kind }: PrintDocument) => kind === 'invoice' || kind === 'creditinvoice'

function blocksOf(widget: PreparedWidget, document: PrintDocument, files: PictureFiles): Block[] {
  switch (widget.type) {
    case 'text':
      return [{ type: 'columns', columns: widget.columns.map(richBlocks) }]
    case 'header':
      return [{ type: 'header', text: widget.text }]
    case 'price-table':
      return widget.table.columns.length && widget.table.lines.length
        ? [{ type: 'price-table', ...tableData(widget.table) }]
        : totals(widget.table.totals)
    case 'additional-items':
      return [{ type: 'options', title: widget.title, options: options(widget.table, document.language) }]
    case 'totals':
      return totals(widget.totals)
    case 'picture':
      return picture(widget, document, files)
    case 'page-break':
      return [{ type: 'page-break' }]
    case 'recurring':
      return [
        { type: 'recurring', parts: widget.blocks.map(({ title, html }) => ({ title, blocks: richBlocks(html) })) },
      ]
    case 'locations':
      return [{ type: 'locations', blocks: richBlocks(widget.html), locations: widget.locations }]
    case 'signature':
      return [signatureBlock(richBlocks(widget.html), document, files)]
  }
}

const totals = (rows: PriceTable['totals']): Block[] => (rows.length ? [{ type: 'totals', totals: rows }] : [])

const tableData = ({ columns, showHead, lines, totals }: PriceTable) => ({
  columns,
  showHead,
  totals,
  lines: lines.map(line => ({
    kind: line.kind,
    info: richBlocks(line.info),
    cells: line.cells.map(cell => cell.text),
  })),
})

/** A choice prints as a name and its last figure, the price. */
const options = ({ columns, lines }: PriceTable, language: MoneyLanguage) =>
  lines.map(line => {
    const price = line.cells.at(-1)?.value
    return {
      name: line.cells[columns.findIndex(column => column.tag === 'DESCR')]?.text ?? line.cells[0]?.text ?? '',
      price: typeof price === 'number' ? formatEuros(price, language) : '',
      info: richBlocks(line.info),
      selected: line.selected === true,
    }
  })

function picture(
  widget: Extract<PreparedWidget, { type: 'picture' }>,
  { pictures, language }: PrintDocument,
  files: PictureFiles,
): Block[] {
  const bytes = widget.widgetpicture_id === null ? undefined : pictures?.get(widget.widgetpicture_id)
  const path = bytes && files.add(bytes)
  return path
    ? [{ type: 'picture', path, alignment: widget.alignment, alt: widget.description || printTexts(language).picture }]
    : []
}

function signatureBlock(blocks: RichBlock[], { signature, language }: PrintDocument, files: PictureFiles): Block {
  return {
    type: 'signature',
    blocks,
    signed: signature
      ? {
          name: signature.name,
          place: signature.place,
          date: longDate(signature.signedAt, language),
          drawn: signature.type === 'drawn',
          image: signature.image ? files.add(signature.image) : null,
        }
      : null,
  }
}

/** PDF/UA allows no skipped heading level; the title is level 1, so text of users starts at 2. */
function withoutSkippedHeadings(blocks: Block[]): Block[] {
  let last = 1
  const level = (wanted: number) => {
    last = Math.min(wanted, last + 1)
    return last
  }
  const inRich = (rich: RichBlock[]): unknown[] =>
    rich.map(block =>
      block.type === 'heading' ? { ...block, level: level(block.level + 1), size: block.level } : block,
    )
  return blocks.map(block => {
    switch (block.type) {
      case 'columns':
        return { ...block, columns: (block.columns as RichBlock[][]).map(inRich) }
      case 'recurring':
        return {
          ...block,
          parts: (block.parts as { title: string; blocks: RichBlock[] }[]).map(part => ({
            title: part.title,
            level: level(3),
            blocks: inRich(part.blocks),
          })),
        }
      case 'header':
      case 'options':
        return { ...block, level: level(2) }
      case 'signature':
        return { ...block, level: level(2), blocks: inRich(block.blocks as RichBlock[]) }
      case 'locations':
        return { ...block, blocks: inRich(block.blocks as RichBlock[]) }
      default:
        return block
    }
  })
}
