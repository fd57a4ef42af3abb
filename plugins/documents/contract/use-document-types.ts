import { type Option, useCall } from '@core/ui'
import type { EditorKind } from './ui'

/** The types that documents of a kind may be of, none for kinds without; undefined as long as that is not known. */
export function useDocumentTypes(kind: EditorKind): readonly Option<number>[] | undefined {
  const kinds = useCall('get', '/api/documentkind')
  const typed = kinds.data?.some(({ code, typed }) => code === kind && typed)
  const types = useCall('get', '/api/documenttype/query', {}, { enabled: typed === true })
  if (kinds.isError || types.isError || typed === false) return []
  return types.data?.map(({ id, description }) => ({ value: id, label: description }))
}
