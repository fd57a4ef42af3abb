/** Bytes looked at to tell an encoding that does not name itself. */
const SAMPLE = 1000

/**
 * The text of bytes in any of the encodings that spreadsheet programs save: UTF-8, UTF-16 with or without a byte order
 * mark ("Unicode text" of Excel), and Windows-1252.
 */
export function textOf(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What is not UTF-8 is what Excel for Windows calls CSV.
    return new TextDecoder('windows-1252').decode(bytes)
  }
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
