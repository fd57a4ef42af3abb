import { definePart } from '@core/plugin/part'
import { AttachedFile } from './attachments/attached-file'
import { attachedFileCalls, attachedFiles, attachments } from './attachments/attached-files'
import { deleteFiles } from './delete-files'
import { Picture } from './pictures/picture'
import { pictureCalls } from './pictures/picture-calls'
import { pictureFiles, pictures } from './pictures/pictures'
import { preparePicture } from './pictures/prepare-picture'
import { keysOf } from './pictures/thumbnails'
import { sweepFiles } from './sweep-files'

/** Pictures and files that hang on records of any kind that plugins registered. */
export const files = definePart({
  entities: [Picture, AttachedFile],
  resources: [pictures, attachedFiles],
  calls: all => [...pictureCalls(all), ...attachedFileCalls(all)],
  jobs: [preparePicture, deleteFiles, sweepFiles(pictureFiles, keysOf), sweepFiles(attachments)],
})
