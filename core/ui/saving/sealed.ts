/** What somebody left on this device, unreadable to others who use it until they are back: see {@link seal}. */
export interface Sealed {
  readonly sealed: true
  readonly iv: Uint8Array<ArrayBuffer>
  readonly text: ArrayBuffer
  readonly files: readonly ArrayBuffer[]
}

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && 'sealed' in value && value.sealed === true

/** The key of a user for this, as the server tells it: 32 bytes as base64url. */
export function importKey(text: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

interface FileNote {
  readonly $file: number
  readonly name: string
  readonly type: string
  readonly lastModified: number
}

/** Encrypts a value of texts, numbers and files. */
export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const files: File[] = []
  const text = JSON.stringify(value, (_, one: unknown) => {
    if (!(one instanceof File)) return one
    const { name, type, lastModified } = one
    return { $file: files.push(one) - 1, name, type, lastModified } satisfies FileNote
  })
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealOne = (bytes: BufferSource, place: number) =>
    crypto.subtle.encrypt({ name: 'AES-GCM', iv: ivAt(iv, place) }, key, bytes)
  return {
    sealed: true,
    iv,
    text: await sealOne(new TextEncoder().encode(text), 0),
    files: await Promise.all(files.map(async (file, at) => sealOne(await file.arrayBuffer(), at + 1))),
  }
}

/** @throws DOMException for what was sealed with another key */
export async function unseal(key: CryptoKey, { iv, text, files }: Sealed): Promise<unknown> {
  const open = (bytes: ArrayBuffer, place: number) =>
    crypto.subtle.decrypt({ name: 'AES-GCM', iv: ivAt(iv, place) }, key, bytes)
  const opened = await Promise.all(files.map((file, at) => open(file, at + 1)))
  return JSON.parse(new TextDecoder().decode(await open(text, 0)), (_, one: unknown) => {
    if (!isNote(one)) return one
    const { name, type, lastModified } = one
    return new File([opened[one.$file] ?? new ArrayBuffer(0)], name, { type, lastModified })
  })
}

const isNote = (value: unknown): value is FileNote => typeof value === 'object' && value !== null && '$file' in value

/** Each part of a value has a start of its own: the same start twice would give both away. */
function ivAt(iv: Uint8Array<ArrayBuffer>, place: number): Uint8Array<ArrayBuffer> {
  const own = new Uint8Array(iv)
  const view = new DataView(own.buffer)
  view.setUint32(8, view.getUint32(8) ^ place)
  return own
}
