import type { FileStore } from '@core/storage/file-store'
import { Zip, ZipPassThrough } from 'fflate'

/** A picture as it goes into a zip. */
export interface ZippedPicture {
  readonly filename: string
  readonly file_key: string
  readonly created_at: Date
}

/**
 * A zip of pictures, made while it is read: one picture is in memory at a time, and the next is fetched when the reader has
 * room for it. Pictures are small already, so they are stored as they are.
 */
export function zipPictures(store: FileStore, pictures: readonly ZippedPicture[]): ReadableStream<Uint8Array> {
  const waiting = [...pictures]
  const name = uniqueNames()
  let zip: Zip
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        zip = new Zip((error, piece, last) => {
          if (error) return controller.error(error)
          controller.enqueue(piece)
          if (last) controller.close()
        })
      },
      async pull() {
        for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
          const file = await store.get(picture.file_key)
          if (!file) continue
          const entry = new ZipPassThrough(name(picture.filename))
          entry.mtime = picture.created_at
          zip.add(entry)
          entry.push(file.bytes, true)
          return
        }
        zip.end()
      },
      cancel() {
        zip.terminate()
      },
    },
    { highWaterMark: 1 },
  )
}

/** The second `dak.jpg` of a zip is `dak (2).jpg`. */
function uniqueNames(): (filename: string) => string {
  const taken = new Set<string>()
  return filename => {
    const [, stem = filename, ending = ''] = /^(.*)(\.[^.]*)$/.exec(filename) ?? []
    let unique = filename
    for (let n = 2; taken.has(unique.toLowerCase()); n++) unique = `${stem} (${n})${ending}`
    taken.add(unique.toLowerCase())
    return unique
  }
}
