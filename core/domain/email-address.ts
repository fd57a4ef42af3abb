export interface MailAddress {
  name: string
  address: string
}

const NAMED = /^(.*?)<([^<>]*)>$/s
const ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/

/** Whether a text is one full address, `kees@x.nl`, and nothing else: what forms take, mail can be sent to. */
export const isEmail = (text: string): boolean => text.length <= 254 && ADDRESS.test(text) && /@.+\../.test(text)

/**
 * Reads exactly one address, `kees@x.nl` or `Kees Prins <kees@x.nl>`. What a user typed can so never become a second
 * recipient or another header.
 *
 * @throws Error when it is not one address.
 */
export function oneAddress(text: string): MailAddress {
  const [, name = '', inner] = NAMED.exec(text.trim()) ?? []
  const address = (inner ?? text).trim()
  if (!ADDRESS.test(address) || address.length > 254) throw new Error(`Not a mail address: ${JSON.stringify(text)}`)
  return { name: oneLine(name).replace(/^"(.*)"$/, '$1'), address }
}

/** Text fit for a header: control characters and line breaks become spaces. */
export function oneLine(text: string): string {
  return [...text]
    .map(character => (isControl(character.codePointAt(0) ?? 0) ? ' ' : character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const isControl = (code: number) => code < 32 || (code >= 127 && code < 160) || code === 0x2028 || code === 0x2029
