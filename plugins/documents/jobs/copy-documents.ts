import { batchWork } from '@core/batches/batch-work'
import { tryWork } from '@core/batches/try-work'
import { copyDocument } from '../domain/copy-document'
import { checkKind } from '../domain/kind-access'
import { documentOf, knownKind } from '../domain/open-document'

/** Which documents each dossier of the batch gets. */
export interface CopiedDocuments {
  readonly documents: readonly { readonly kind: string; readonly id: number }[]
}

/** Gives a dossier copies of documents of another one: all of them, or none where one cannot be copied. */
export const copyDocuments = batchWork<CopiedDocuments>(
  'documents.copy-documents',
  async (context, { documents }, flowId) => {
    const tried = await tryWork(context, async inner => {
      for (const { kind: code, id } of documents) {
        const kind = knownKind(inner, code)
        checkKind(inner, kind, 'PATCH')
        await copyDocument(inner, kind, await documentOf(inner, kind, id), flowId)
      }
    })
    if (!('problem' in tried)) return undefined
    const { key, options } = tried.problem
    return { id: flowId, message: context.text(key, options.values) }
  },
)
