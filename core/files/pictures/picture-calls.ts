import type { Call } from '@core/context/call'
import type { Registry } from '@core/context/port'
import { fileOwners } from '@core/files/file-owners'
import { ownedFileCalls } from '@core/files/owned-file-calls'
import { picturesOfRecord } from './api/pictures-of-record'
import { getPicture, showThumbnail } from './api/read-picture'
import { storePicture } from './api/store-picture'
import { pictureFiles } from './pictures'
import { keysOf } from './thumbnails'

/** The calls of pictures, for the records that plugins registered. */
export const pictureCalls = (all: <T>(registry: Registry<T>) => readonly T[]): Call[] => [
  ...ownedFileCalls(pictureFiles, ({ file_key }) => keysOf(file_key)),
  storePicture(all),
  getPicture,
  showThumbnail,
  ...all(fileOwners).flatMap(picturesOfRecord),
]
