/**
 * The part of the UI kit for one record, its history, files and steps, and for saving while somebody types: a module of its own
 * beside `index.ts`, shared alike.
 */

export { useGridFocus } from './cells/use-grid-focus.ts'
export { Timeline, type TimelineEntry } from './data/timeline.tsx'
export { DetailScreen, type DetailTab } from './detail/detail-screen.tsx'
export { changedFields } from './detail/record-history.ts'
export { useHistory } from './detail/use-history.tsx'
export { CameraButton } from './files/camera-button.tsx'
export { FileDrop } from './files/file-drop.tsx'
export { FileList } from './files/file-list.tsx'
export { FileUpload } from './files/file-upload.tsx'
export { Files } from './files/files.tsx'
export { Lightbox } from './files/lightbox.tsx'
export { Photos } from './files/photos.tsx'
export { PictureGrid } from './files/picture-grid.tsx'
export { useOnePicture } from './files/use-one-picture.ts'
export { useUploads } from './files/use-uploads.ts'
export { ResourceFacts, useFacts, useRecord } from './resource/resource-facts.tsx'
export { isFault, isForLater, type SaveQueue, useCloseGuard, useSaveQueue } from './saving/save-queue.ts'
export { ShownNumbers } from './saving/shown-numbers.ts'
export { useAutosave } from './saving/use-autosave.ts'
export { ifUnchanged } from './sorting/if-unchanged.ts'
export { SortableRows } from './sorting/sortable-rows.tsx'
export { useOrder } from './sorting/use-order.ts'
export { StepBar } from './steps/step-bar.tsx'
