import { fileTypeFromBuffer } from 'file-type'
import type { AcceptedFile } from './accepted-file'
import { FileRefused, tooLarge } from './file-refused'
import { reencodeImage } from './reencode-image'
import { asBackground, asLogo, asMailPicture } from './remade-picture'
import { textOf, wideEncoding } from './text-of'
import { HEIC, isImage, PURPOSES, type UploadPurpose } from './upload-purposes'
import { unpackedSize } from './zip-size'

const MEGABYTE = 2 ** 20
/** What a zip or an office file, which is one, may unpack to on the computer of whoever opens it. */
const UNPACKED_LIMIT = 500 * MEGABYTE
const NO_HEIC = 'core.file_no_heic'

/** What is kept of a picture for purposes that want another one than came. */
const REMADE: Partial<Record<UploadPurpose, (picture: AcceptedFile) => Promise<AcceptedFile>>> = {
  background: asBackground,
  logo: asLogo,
  mailpicture: asMailPicture,
}

/** Sees by its bytes what a file is, and cleans it for its purpose. @throws FileRefused */
export async function understandUpload(bytes: Uint8Array, purpose: UploadPurpose): Promise<AcceptedFile> {
  const { limitMb, types, refusal }: { limitMb: number; types: readonly string[]; refusal: string } = PURPOSES[purpose]
  const { mime, ext } = await sniff(bytes)
  if (!types.includes(mime)) throw new FileRefused(422, mime === HEIC ? NO_HEIC : refusal)
  if (isZip(mime) && isBomb(bytes)) throw new FileRefused(422, refusal)
  if (!isImage(mime)) return { bytes: new Uint8Array(bytes), contentType: mime, extension: ext }
  const picture = { ...(await reencodeImage(bytes, refusal)), contentType: mime, extension: ext }
  if (picture.bytes.byteLength > limitMb * MEGABYTE) throw tooLarge(limitMb)
  return REMADE[purpose]?.(picture) ?? picture
}

const isZip = (mime: string) => mime === 'application/zip' || /officedocument|opendocument/.test(mime)

function isBomb(bytes: Uint8Array): boolean {
  try {
    return unpackedSize(bytes) > UNPACKED_LIMIT
  } catch {
    return true
  }
}

async function sniff(bytes: Uint8Array): Promise<{ mime: string; ext: string }> {
  const found = await fileTypeFromBuffer(bytes)
  if (found) return found.mime === 'image/heif' ? { mime: HEIC, ext: 'heic' } : found
  if (!isText(bytes)) return { mime: 'application/octet-stream', ext: 'bin' }
  return isMarkup(bytes) ? { mime: 'text/html', ext: 'html' } : { mime: 'text/plain', ext: 'txt' }
}

// Pages and drawings run scripts for whoever opens them from the download folder, whatever type we gave them.
const isMarkup = (bytes: Uint8Array) => textOf(bytes.subarray(0, 1000)).trimStart().startsWith('<')

// Text has no signature: it is what holds no control characters, in any of the encodings that sheets are saved in.
function isText(bytes: Uint8Array): boolean {
  const isWritten = (code: number) => code >= 32 || code === 9 || code === 10 || code === 13
  if (!wideEncoding(bytes)) return bytes.byteLength > 0 && bytes.every(isWritten)
  const text = textOf(bytes)
  for (let i = 0; i < text.length; i++) if (!isWritten(text.charCodeAt(i))) return false
  return bytes.byteLength % 2 === 0 && text.isWellFormed()
}
