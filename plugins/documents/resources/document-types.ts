import { invalid } from '@core/context/problem'
import { fold } from '@core/domain/fold'
import { resource } from '@core/resource/resource'
import { documentModules } from '../contract/document-modules'
import { DocumentType } from '../entities/document-type'

/** Types of documents: whoever makes documents reads them, who sets up the company changes them (C-0091 to C-0095). */
export const documentTypes = resource({
  entity: DocumentType,
  module: documentModules,
  writers: { module: 'SETTINGS' },
  sort: 'description',
  called: { by: 'description' },
  prepare(type) {
    type.description = type.description.trim()
    if (!type.description) throw invalid('description', 'core.required')
    type.tag = tagOf(type.tag) || tagOf(type.description)
    if (!type.tag) throw invalid('tag', 'core.required')
  },
})

/** Small letters, digits and underscores, as merge tags and rules write names. */
const tagOf = (text: string): string =>
  fold([text])
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 64)
