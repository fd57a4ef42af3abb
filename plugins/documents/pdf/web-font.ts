import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/** Unpacks a WOFF 1 web font to the OpenType file inside it, which is all that Typst reads. */
export function unpackWebFont(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12)
  const font = Buffer.alloc(woff.readUInt32BE(16))
  const power = Math.floor(Math.log2(tables))
  font.writeUInt32BE(woff.readUInt32BE(4), 0)
  font.writeUInt16BE(tables, 4)
  font.writeUInt16BE(2 ** power * SFNT_ENTRY, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE((tables - 2 ** power) * SFNT_ENTRY, 10)
  let position = SFNT_HEADER + tables * SFNT_ENTRY
  for (let index = 0; index < tables; index++) {
    const from = WOFF_HEADER + index * WOFF_ENTRY
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map(field => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
      number,
    ]
    const data = woff.subarray(offset, offset + packed)
    const to = SFNT_HEADER + index * SFNT_ENTRY
    woff.copy(font, to, from, from + 4)
    font.writeUInt32BE(checksum, to + 4)
    font.writeUInt32BE(position, to + 8)
    font.writeUInt32BE(length, to + 12)
    font.set(packed < length ? inflateSync(data) : data, position)
    position += (length + 3) & ~3
  }
  return font
}

/** Gives a font another family name of the same length, so that a subset can be named on its own. */
export function renameFamily(font: Buffer, from: string, to: string): Buffer {
  const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()
  const [table, length] = nameTable(font)
  for (const [old, fresh] of [
    [bigEndian(from), bigEndian(to)],
    [Buffer.from(from), Buffer.from(to)],
  ] as const) {
    for (let at = font.indexOf(old, table); at !== -1 && at < table + length; at = font.indexOf(old, at + old.length))
      fresh.copy(font, at)
  }
  return font
}

function nameTable(font: Buffer): [offset: number, length: number] {
  for (let entry = SFNT_HEADER; entry < SFNT_HEADER + font.readUInt16BE(4) * SFNT_ENTRY; entry += SFNT_ENTRY) {
    if (font.toString('latin1', entry, entry + 4) === 'name')
      return [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)]
  }
  throw new Error('font without a name table')
}
