import { importTemplate } from './api/import-template'
import { uploadImport } from './api/upload-import'
import { IMPORTED, type Imported, type ImportOptions } from './import-options'

/** Files can be imported into a resource: uploading one, and a sheet to fill in. */
export const imported = (options: ImportOptions = {}): Imported => ({
  name: IMPORTED,
  options,
  calls: resource => [uploadImport(resource), importTemplate(resource)],
})
