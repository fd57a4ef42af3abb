import { ErrorState } from '../feedback/error-state.tsx'
import { useGrowingList } from '../query/use-growing-list.ts'
import { useSave } from '../query/use-save.ts'
import { Files } from './files.tsx'
import { download } from './transfer.ts'
import type { FileOwner } from './use-uploads.ts'

export interface FileListProps {
  of: FileOwner
  /** Leaves uploading and removing out. */
  readOnly?: boolean
}

/** The files of a record, the last one first. */
export function FileList({ of, readOnly }: FileListProps) {
  const query = { attachedfileable_type: of.type, attachedfileable_id: String(of.id) }
  const { list, rows, more } = useGrowingList('/api/attachedfile', query)
  const rename = useSave('patch', '/api/attachedfile/{id}')
  const remove = useSave('delete', '/api/attachedfile/{id}')
  if (list.isError) return <ErrorState compact error={list.error} onRetry={() => void list.refetch()} />
  return (
    <Files
      files={list.data && rows}
      more={more}
      readOnly={readOnly}
      calls={{
        download: id => download(`/api/attachedfile/${id}`),
        store: { path: '/api/attachedfile', fields: { attachedfileable_type: of.type, attachedfileable_id: of.id } },
        view: id => `/api/attachedfile/${id}`,
        rename: (id, filename) => rename.send({ params: { path: { id } }, body: { filename } }),
        remove: id => remove.mutate({ params: { path: { id } } }),
      }}
    />
  )
}
