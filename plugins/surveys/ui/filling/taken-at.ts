/** Where cameras write when a photo was taken; it stands at the front of a file. */
const FRONT = 128 * 1024
const EXIF = 0xffe1
const EXIF_POINTER = 0x8769
const TAKEN = 0x9003

/** When a photo was taken: as its camera wrote it down, else when its file was made. An ISO moment. */
export async function takenAt(photo: File): Promise<string> {
  const written = momentIn(new DataView(await photo.slice(0, FRONT).arrayBuffer()))
  return (written ?? new Date(photo.lastModified)).toISOString()
}

/** The moment in the metadata of a JPEG, in the zone of this device; null where there is none. */
function momentIn(file: DataView): Date | null {
  try {
    if (file.getUint16(0) !== 0xffd8) return null
    for (let at = 2; at < file.byteLength - 4; at += 2 + file.getUint16(at + 2)) {
      const marker = file.getUint16(at)
      if (marker === EXIF && textAt(file, at + 4, 4) === 'Exif') return momentInExif(file, at + 10)
      if ((marker & 0xff00) !== 0xff00) return null
    }
  } catch (error) {
    // Metadata that is cut off or points outside the file tells nothing.
    if (!(error instanceof RangeError)) throw error
  }
  return null
}

function momentInExif(file: DataView, start: number): Date | null {
  const little = textAt(file, start, 2) === 'II'
  const main = start + file.getUint32(start + 4, little)
  const camera = entry(file, main, EXIF_POINTER, little)
  if (camera === null) return null
  const taken = entry(file, start + file.getUint32(camera, little), TAKEN, little)
  if (taken === null) return null
  const [, date, time] =
    /^(\d{4}:\d{2}:\d{2}) (\d{2}:\d{2}:\d{2})/.exec(textAt(file, start + file.getUint32(taken, little), 19)) ?? []
  const moment = date && time ? new Date(`${date.replaceAll(':', '-')}T${time}`) : null
  return moment && !Number.isNaN(moment.getTime()) ? moment : null
}

/** Where the value of an entry of a directory stands. */
function entry(file: DataView, directory: number, tag: number, little: boolean): number | null {
  const count = file.getUint16(directory, little)
  for (let number = 0; number < count; number += 1) {
    const at = directory + 2 + number * 12
    if (file.getUint16(at, little) === tag) return at + 8
  }
  return null
}

const textAt = (file: DataView, at: number, length: number): string =>
  Array.from({ length }, (_, sign) => String.fromCharCode(file.getUint8(at + sign))).join('')
