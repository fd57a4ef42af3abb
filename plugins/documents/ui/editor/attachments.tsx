import {
  Button,
  call,
  confirmDelete,
  download,
  EmptyState,
  formatNumber,
  IconButton,
  Loaded,
  refreshCalls,
  toastProblem,
  useList,
  useT,
} from '@core/ui'
import { FileDrop, useUploads } from '@core/ui/records'
import { IconPaperclip, IconTrash } from '@tabler/icons-react'
import type { Attachment } from './document-row'
import { useEditor } from './editor-context'

/** Files that go along with the document (R-DOC-025). */
export function Attachments() {
  const t = useT('documents')
  const { kind, document, locked } = useEditor()
  const uploads = useUploads('/api/attachment', { [`${kind}_id`]: document.id })
  const list = useList('/api/attachment', { attachable_type: kind, attachable_id: document.id })
  const rows = (list.data?.rows ?? []) as Attachment[]

  async function remove({ id, filename }: Attachment): Promise<void> {
    if (!(await confirmDelete('item', filename))) return
    await call('delete', '/api/attachment/{id}', { params: { path: { id } } }).catch(toastProblem)
    await refreshCalls('/api/attachment')
  }

  return (
    <div className="documents-side-body vk-stack">
      {!locked && (
        <FileDrop
          multiple
          busy={uploads.busy}
          progress={uploads.progress}
          onFiles={uploads.add}
          icon={IconPaperclip}
          help={t('attachmentsHelp')}
        />
      )}
      <Loaded compact query={list} what={t('theAttachments')}>
        {() => (
          <>
            {locked && rows.length === 0 && <EmptyState compact icon={IconPaperclip} title={t('noAttachments')} />}
            <ul className="documents-files">
              {rows.map(row => (
                <li key={row.id}>
                  <Button
                    variant="minimal"
                    icon={IconPaperclip}
                    onClick={() => void download(`/api/attachment/${row.id}`).catch(toastProblem)}
                  >
                    {row.filename}
                  </Button>
                  <span className="vk-meta">{formatNumber(row.size / 1024, 0)} kB</span>
                  {!locked && (
                    <IconButton
                      icon={IconTrash}
                      label={t('removeFile', { name: row.filename })}
                      size="small"
                      onClick={() => void remove(row)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </div>
  )
}
