/** Endings that a file of a type may have, besides the one that belongs to its bytes. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpeg'],
  'image/heic': ['heif', 'hif'],
  'text/plain': ['csv', 'log', 'md'],
  'application/x-cfb': ['doc', 'xls', 'ppt', 'msg'],
  'video/quicktime': ['mov'],
}
const LONGEST = 200

/**
 * The name a file is kept and downloaded under: no path, nothing unprintable, and an ending that fits what the bytes are,
 * so that no computer opens it as something else.
 */
export function safeFileName(given: string, file: { contentType: string; extension: string }): string {
  const bare = (given.split(/[\\/]/).pop() ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const [, stem = bare, ending = ''] = /^(.*)\.([A-Za-z0-9]{1,10})$/.exec(bare) ?? []
  const fits = [file.extension, ...(ALSO[file.contentType] ?? [])].includes(ending.toLowerCase())
  return fits && stem ? `${cut(stem)}.${ending}` : `${cut(bare) || 'bestand'}.${file.extension}`
}

const cut = (name: string) => [...name].slice(0, LONGEST).join('').trimEnd()
