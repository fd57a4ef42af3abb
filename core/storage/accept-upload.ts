import { fileTypeFromBuffer } from 'file-type'
import { FileRefused, tooLarge } from './file-refused'
import { reencodeImage } from './reencode-image'
import { textOf, wideEncoding } from './text-of'
import { unpackedSize } from './zip-size'

/** A file that may be stored: its type is what the bytes say, whatever the sender claimed. */
export interface AcceptedFile {
  bytes: Uint8Array
  contentType: string
  /** Without a dot. */
  extension: string
}

/** What a file is for decides what it may be and how large (G-UPL, C-08). */
export type UploadPurpose = keyof typeof PURPOSES

const MEGABYTE = 1024 * 1024
/** What a zip or an office file, which is one, may unpack to on the computer of whoever opens it. */
const UNPACKED_LIMIT = 500 * MEGABYTE
const IMAGES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
/** The type of a photo of an iPhone: kept as it came until a job has turned it into a JPEG. */
export const HEIC = 'image/heic'
const DOCUMENTS = [
  'application/pdf',
  'application/zip',
  'application/rtf',
  'application/x-cfb',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
]
const RECORDINGS = ['video/mp4', 'video/quicktime', 'video/webm', 'audio/mpeg', 'audio/x-m4a', 'audio/wav']
const NO_HEIC = 'core.file_no_heic'
const SHEETS = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/plain']

const PURPOSES = {
  /** Files that staff and customers share (M-006, R-SET-008). */
  shared: {
    limitMb: 20,
    types: [...IMAGES, 'application/pdf'],
    refusal: 'core.file_no_shared',
  },
  /** Attachments of mail and documents, assist, attached and media files. */
  attachment: {
    limitMb: 20,
    types: [...IMAGES, ...DOCUMENTS, ...RECORDINGS, 'text/plain'],
    refusal: 'core.file_no_attachment',
  },
  /** Profile pictures, logos, photos. */
  picture: {
    limitMb: 10,
    types: IMAGES,
    refusal: 'core.file_no_picture',
  },
  /** Photos that a job makes ready: phones send HEIC, which takes seconds to read. */
  photo: {
    limitMb: 10,
    types: [...IMAGES, HEIC],
    refusal: 'core.file_no_photo',
  },
  /** Sheets to import: xlsx or csv. */
  import: { limitMb: 10, types: SHEETS, refusal: 'core.file_no_import' },
}

/** Largest file for a purpose, in megabytes. */
export const limitOf = (purpose: UploadPurpose): number => PURPOSES[purpose].limitMb

/**
 * Checks an upload by its bytes and cleans it: images are written anew, upright and without metadata.
 *
 * @throws FileRefused 413 above the limit of the purpose, 422 for another kind of file or a broken image.
 */
export async function acceptUpload(bytes: Uint8Array, purpose: UploadPurpose): Promise<AcceptedFile> {
  const { limitMb, types, refusal } = PURPOSES[purpose]
  if (bytes.byteLength > limitMb * MEGABYTE) throw tooLarge(limitMb)
  const { mime, ext } = await sniff(bytes)
  if (!types.includes(mime)) throw new FileRefused(422, mime === HEIC ? NO_HEIC : refusal)
  if (isZip(mime) && isBomb(bytes)) throw new FileRefused(422, refusal)
  const clean = IMAGES.includes(mime) ? await reencodeImage(bytes, refusal) : bytes
  if (clean.byteLength > limitMb * MEGABYTE) throw tooLarge(limitMb)
  return { bytes: clean, contentType: mime, extension: ext }
}

const isZip = (mime: string) => mime === 'application/zip' || /officedocument|opendocument/.test(mime)

function isBomb(bytes: Uint8Array): boolean {
  try {
    return unpackedSize(bytes) > UNPACKED_LIMIT
  } catch {
    return true
  }
}

/** Checks and cleans a picture or logo: see {@link acceptUpload}. */
export const acceptImage = (bytes: Uint8Array) => acceptUpload(bytes, 'picture')

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
