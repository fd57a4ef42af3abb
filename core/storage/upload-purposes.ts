import type { Pixels } from './pixels'

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
const SHEETS = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/plain']
const PICTURE = { limitMb: 10, types: IMAGES, refusal: 'core.file_no_picture' } as const

interface PurposeOf {
  /** Largest file, in megabytes. */
  readonly limitMb: number
  readonly types: readonly string[]
  /** Key of the text for every other kind of file. */
  readonly refusal: string
}

/** What an upload may be and how large, by what it is for (G-UPL, C-08). */
export const PURPOSES = {
  /** Files that staff and customers share (M-006, R-SET-008). */
  shared: { limitMb: 20, types: [...IMAGES, 'application/pdf'], refusal: 'core.file_no_shared' },
  /** Attachments of mail and documents, assist, attached and media files. */
  attachment: {
    limitMb: 20,
    types: [...IMAGES, ...DOCUMENTS, ...RECORDINGS, 'text/plain'],
    refusal: 'core.file_no_attachment',
  },
  /** Profile pictures, photos. */
  picture: PICTURE,
  /** Pictures behind or above a page: kept as a JPEG of a size that a telephone reads without waiting. */
  background: PICTURE,
  /** Logos: kept as a PNG that goes along with each mail and is sharp in print. */
  logo: PICTURE,
  /** Pictures in mails: kept small enough to go along with each of them. */
  mailpicture: PICTURE,
  /** Photos that a job makes ready: phones send HEIC, which takes seconds to read. */
  photo: { limitMb: 10, types: [...IMAGES, HEIC], refusal: 'core.file_no_photo' },
  /** Sheets to import: xlsx or csv. */
  import: { limitMb: 10, types: SHEETS, refusal: 'core.file_no_import' },
  /** Bank statements: text, or XML that may look like any other markup, or a zip of them. They are read and not kept. */
  statement: {
    limitMb: 10,
    types: ['text/plain', 'application/xml', 'text/html', 'application/zip'],
    refusal: 'core.file_no_statement',
  },
} satisfies Readonly<Record<string, PurposeOf>>

/** What a file is for decides what it may be and what is kept of it. */
export type UploadPurpose = keyof typeof PURPOSES

/** Whether a type is one of a picture that browsers show. */
export const isImage = (type: string): boolean => IMAGES.includes(type)

/** Largest file for a purpose, in megabytes. */
export const limitOf = (purpose: UploadPurpose): number => PURPOSES[purpose].limitMb

/** Pixels of a logo at most: twice as sharp as a mail shows it, and 400 to an inch on paper. */
export const LOGO: Pixels = { width: 1000, height: 400 }

/** Whether a logo is no larger than one that is kept; none is whose size is not known. */
export const isFittedLogo = (size: Pixels | null): boolean =>
  size !== null && size.width <= LOGO.width && size.height <= LOGO.height
