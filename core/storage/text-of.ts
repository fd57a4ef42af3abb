/** Bytes looked at to tell an encoding that does not name itself. */
const SAMPLE = 1000

/** The text of a file, and how many of its bytes were no part of it as its encoding writes it. */
export interface ReadText {
  readonly text: string
  readonly oddBytes: number
}

/**
 * The text of bytes in any of the encodings that spreadsheet programs save: UTF-8, UTF-16 with or without a byte order
 * mark ("Unicode text" of Excel), and Windows-1252. What most letters outside English are decides; among UTF-8 an odd byte
 * is read as Windows would, as a text has it into which somebody pasted, and counted.
 */
export function readText(bytes: Uint8Array): ReadText {
  const wide = wideEncoding(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), oddBytes: 0 }
  const { letters, odd } = utf8In(bytes)
  if (!odd.length) return { text: new TextDecoder('utf-8').decode(bytes), oddBytes: 0 }
  // What is not UTF-8 is what Excel for Windows calls CSV.
  const windows = new TextDecoder('windows-1252')
  if (letters <= odd.length) return { text: windows.decode(bytes), oddBytes: 0 }
  const utf8 = new TextDecoder('utf-8')
  const pieces: string[] = []
  let from = 0
  for (const at of odd) {
    pieces.push(utf8.decode(bytes.subarray(from, at)), windows.decode(bytes.subarray(at, at + 1)))
    from = at + 1
  }
  return { text: pieces.join('') + utf8.decode(bytes.subarray(from)), oddBytes: odd.length }
}

/** The text of a file, whatever its encoding. */
export const textOf = (bytes: Uint8Array): string => readText(bytes).text

/** How many letters of several bytes there are in UTF-8, and the places of bytes that are part of none. */
function utf8In(bytes: Uint8Array): { letters: number; odd: number[] } {
  const odd: number[] = []
  let letters = 0
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOfLetter(bytes, at)
    if (length > 1) letters++
    if (!length) odd.push(at)
    at += length || 1
  }
  return { letters, odd }
}

/** Bytes of the letter that begins here; 0 where none does. */
function lengthOfLetter(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  const length =
    first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0
  for (let next = at + 1; next < at + length; next++) {
    const byte = bytes[next] ?? 0
    if (byte < 0x80 || byte > 0xbf) return 0
  }
  const second = bytes[at + 1] ?? 0
  // Written longer than it is, half a pair, or beyond the last letter there is.
  const isOut =
    (first === 0xe0 && second < 0xa0) ||
    (first === 0xed && second > 0x9f) ||
    (first === 0xf0 && second < 0x90) ||
    (first === 0xf4 && second > 0x8f)
  return isOut ? 0 : length
}

/** Which of the two orders of bytes UTF-16 is in; nothing for other encodings. */
export function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Most letters of our languages have a zero for one half.
  const zeros = [0, 0]
  const sample = bytes.subarray(0, SAMPLE)
  for (const [i, byte] of sample.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = sample.length / 4
  return odd > many && even === 0 ? 'utf-16le' : even > many && odd === 0 ? 'utf-16be' : undefined
}
