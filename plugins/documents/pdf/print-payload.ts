import { groupedIban } from '@core/domain/iban'
import { fromEuros, type MoneyLanguage } from '@core/domain/money'
import { transferQr } from '@core/domain/payment-qr'
import type { Block, PriceTable } from '../contract/block'
import type { Design } from '../contract/design'
import type { FileInside } from '../contract/document-kind'
import type { DocumentContent, DocumentTransfer } from '../domain/document-content'
import { type RichBlock, richBlocks } from '../drawing/rich-text'
import { paperStyle } from './paper-style'
import { PictureFiles } from './picture-files'
import type { PrintDocument } from './print-document'
import { longDate, printTexts } from './print-texts'
import { hasWideWord, printableText } from './printable-text'

/** What the template reads: plain data and file names, never markup. */
export interface PrintPayload {
  json: string
  files: { path: string; bytes: Uint8Array }[]
  /** What the metadata says of the file inside. */
  inside?: Pick<FileInside, 'schema' | 'properties'>
}

/** A block as the template takes it. */
type PrintBlock = { type: string } & Record<string, unknown>

/** Turns a document into what the template reads. */
export function printPayload(document: PrintDocument): PrintPayload {
  const { content, inside } = document
  const { language, seller } = content
  const texts = printTexts(language)
  const files = new PictureFiles()
  const blocks = content.widgets
    .filter(widget => widget.absent === null)
    .flatMap(widget => widget.blocks.flatMap(block => printed(block, document, files)))
  if (document.signature && !blocks.some(block => block.type === 'signature'))
    blocks.push(signatureBlock([], document, files))
  if (content.transfer) blocks.push(...transferBlock(content.transfer, files))
  // One agreement, one signature: a second signature widget would repeat the same one.
  const onceSigned = blocks.filter(
    (block, index) => block.type !== 'signature' || index === blocks.findIndex(each => each.type === 'signature'),
  )
  let wide = false
  const payload = {
    lang: language.slice(0, 2),
    region: { nl: 'NL', en: 'GB', 'es-AR': 'AR' }[language],
    title: content.title || `${content.noun} ${content.number ?? ''}`.trim(),
    reference: `${content.noun} ${content.number || texts.concept}`,
    day: dayOf(content),
    meta: metaOf(content),
    company: seller.name,
    logo: document.logo ? files.add(document.logo) : null,
    design: content.design ?? 'classic',
    style: paperStyle(content.style),
    // A bill is no brochure: whoever pays it looks for amount and address on its first page.
    covered: content.enddateLabel === 'validUntil',
    cover: document.cover ? files.add(document.cover) : null,
    footer: [
      [seller.name, addressOf(seller), seller.phone, seller.email],
      [
        seller.kvk && `${texts.chamber} ${seller.kvk}`,
        seller.vat_number && `${texts.vatNumber} ${seller.vat_number}`,
        seller.iban && `IBAN ${seller.iban}`,
      ],
    ].map(line => line.filter(Boolean)),
    brand: document.brand,
    relation: buyerLines(content),
    texts,
    blocks: besidePictures(withoutSkippedHeadings(onceSigned), content.design),
    ...(inside
      ? { inside: { path: INSIDE, name: inside.name, type: inside.contentType, description: inside.description } }
      : {}),
    // Read last, when all texts were seen.
    get wide() {
      return wide
    },
  }
  const json = JSON.stringify(payload, (name, value) => {
    if (typeof value !== 'string') return value
    wide ||= !UNSHOWN.has(name) && hasWideWord(value)
    return printableText(value)
  })
  if (!inside) return { json, files: files.all }
  const { schema, properties, bytes } = inside
  return { json, files: [...files.all, { path: INSIDE, bytes }], inside: { schema, properties } }
}

/** Where the template finds the file that goes inside. */
const INSIDE = '/inside'

/** Texts that are no words on paper, and the one that fits its line. */
const UNSHOWN: ReadonlySet<string> = new Set(['href', 'link', 'path', 'logo', 'cover', 'image', 'fingerprint'])

/** The day that a document says it was made; of a draft without one the first of all days, so that its PDF is the same each time. */
export const dayOf = ({ documentdate }: DocumentContent): string => documentdate?.slice(0, 10) ?? '1970-01-01'

const addressOf = ({ address, postcode, city }: DocumentContent['seller']): string =>
  [address, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** How to pay, below the last block: a code for bank apps, the page, and what to type. */
function transferBlock({ name, iban, amount, reference, link }: DocumentTransfer, files: PictureFiles): PrintBlock[] {
  const qr = transferQr({ name, iban, amount: fromEuros(amount), reference })
  if (!qr) return []
  return [{ type: 'transfer', path: files.draw(qr), name, iban: groupedIban(iban), reference, link }]
}

function buyerLines({ buyer, language }: DocumentContent): string[] {
  if (!buyer) return []
  const { organization, fullname, address, postcode, city, country, vat_number } = buyer
  return [
    organization,
    fullname,
    address,
    [postcode, city].filter(Boolean).join(' '),
    country && country !== 'Nederland' ? country : null,
    vat_number && `${printTexts(language).vatNumber} ${vat_number}`,
  ].filter((line): line is string => Boolean(line))
}

function metaOf({ documentdate, enddate, delivery_date, enddateLabel, language }: DocumentContent): string[] {
  const texts = printTexts(language)
  return [
    ...(documentdate ? [longDate(documentdate, language)] : []),
    ...(delivery_date && delivery_date !== documentdate
      ? [`${texts.deliveredOn} ${longDate(delivery_date, language)}`]
      : []),
    ...(enddate ? [`${texts[enddateLabel]} ${longDate(enddate, language)}`] : []),
  ]
}

function printed(block: Block, document: PrintDocument, files: PictureFiles): PrintBlock[] {
  switch (block.type) {
    case 'rich-text':
      return [{ type: 'columns', columns: block.columns.map(richBlocks) }]
    case 'heading':
      return [{ type: 'header', text: block.text }]
    case 'table':
      return block.table.columns.length && block.table.lines.length
        ? [{ type: 'price-table', ...tableData(block.table) }]
        : block.table.totals.length
          ? [{ type: 'totals', totals: block.table.totals }]
          : []
    case 'choices':
      return [
        {
          type: 'options',
          title: block.title,
          ...(block.note ? { note: block.note } : {}),
          options: block.options.map(option => ({ ...option, info: richBlocks(option.info) })),
        },
      ]
    case 'picture':
      return picture(block, document, files)
    case 'break':
      return [{ type: 'page-break' }]
    case 'signature':
      return [signatureBlock(richBlocks(block.html), document, files)]
  }
}

const tableData = ({ columns, showHead, lines, totals }: PriceTable) => ({
  columns,
  showHead,
  totals,
  lines: lines.map(line => ({
    kind: line.kind,
    info: richBlocks(line.info),
    wide: hasWideWord(line.cells[0]?.text ?? ''),
    long: line.info.length > LONG_INFO,
    cells: line.cells.map(cell => cell.text),
  })),
})

/** Characters of an explanation that is as long as a good part of a page. */
const LONG_INFO = 1500

function picture(
  { widget_id, alignment, alt }: Extract<Block, { type: 'picture' }>,
  { pictures, content: { language } }: PrintDocument,
  files: PictureFiles,
): PrintBlock[] {
  const bytes = widget_id === null ? undefined : pictures.get(widget_id)
  const path = bytes && files.add(bytes)
  return path ? [{ type: 'picture', path, alignment, alt: alt || printTexts(language).picture }] : []
}

function signatureBlock(
  blocks: RichBlock[],
  { signature, content: { language } }: PrintDocument,
  files: PictureFiles,
): PrintBlock {
  return {
    type: 'signature',
    blocks,
    signed: signature && signedBy(signature, language, files),
  }
}

const signedBy = (
  signature: NonNullable<PrintDocument['signature']>,
  language: MoneyLanguage,
  files: PictureFiles,
) => ({
  name: signature.name,
  place: signature.place,
  date: longDate(signature.signedAt, language),
  drawn: signature.type === 'drawn',
  image: signature.image ? files.add(signature.image) : null,
  fingerprint: signature.fingerprint,
})

/** Most lines and columns of a table, and blocks of a text, that stand beside a picture. */
const BESIDE = { lines: 12, columns: 4, blocks: 8 }

/** Whether a block is small enough to stand beside a picture: a longer one would leave the page under it empty. */
function fitsBeside(block: PrintBlock): boolean {
  switch (block.type) {
    case 'columns': {
      const [only = [], ...others] = block.columns as unknown[][]
      return !others.length && only.length <= BESIDE.blocks
    }
    case 'price-table':
      return (block.lines as unknown[]).length <= BESIDE.lines && (block.columns as unknown[]).length <= BESIDE.columns
    default:
      return block.type === 'totals'
  }
}

/** In designs other than the classic one, a picture at the left or right has the next block beside it. */
function besidePictures(blocks: PrintBlock[], design: Design = 'classic'): PrintBlock[] {
  if (design === 'classic') return blocks
  const done: PrintBlock[] = []
  for (const block of blocks) {
    const picture = done.at(-1)
    const isBeside = picture?.type === 'picture' && /^align(left|right)$/.test(String(picture.alignment))
    if (picture && isBeside && fitsBeside(block)) done.splice(-1, 1, { type: 'beside', picture, part: block })
    else done.push(block)
  }
  return done
}

/** PDF/UA allows no skipped heading level; the title is level 1, so text of users starts at 2. */
function withoutSkippedHeadings(blocks: PrintBlock[]): PrintBlock[] {
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
      case 'header':
      case 'options':
        return { ...block, level: level(2) }
      case 'signature':
        return { ...block, level: level(2), blocks: inRich(block.blocks as RichBlock[]) }
      default:
        return block
    }
  })
}
