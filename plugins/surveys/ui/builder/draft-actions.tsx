import { Button, confirm, toast, useNavigate, useSave, useT } from '@core/ui'
import { IconFilePencil, IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { DraftChanges } from './draft-changes'
import { forgetDraft } from './forget-draft'
import type { FormField } from './form-field'

interface DraftActionsProps {
  form: { readonly id: number; readonly description: string; readonly draft_of_id: number | null }
  fields: readonly FormField[]
  isUnfinished: (fieldId: number) => boolean
  /** Keeps what was typed last. */
  flush: () => Promise<void>
}

/** Begins a draft of a form; at a draft publishes or discards it. */
export function DraftActions({ form, fields, isUnfinished, flush }: DraftActionsProps) {
  const t = useT('surveys')
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const start = useSave('post', '/api/vertical/{id}/startdraft')
  const discard = useSave('delete', '/api/vertical/{id}')
  const params = { path: { id: form.id } }
  const original = form.draft_of_id

  function begin(): void {
    void flush().then(() => start.mutate({ params }, ({ id }) => navigate(`/vertical_detail/${id}`)))
  }

  async function throwAway(): Promise<void> {
    const sure = { title: t('discardDraft', { name: form.description }), text: t('discardDraftText') }
    if (!(await confirm({ ...sure, verb: t('discard'), danger: true }))) return
    discard.mutate({ params }, () => leave(t('draftDiscarded')))
  }

  /** Back to the form, which has no draft any more. */
  function leave(told: string): void {
    forgetDraft(Number(original))
    navigate(`/vertical_detail/${original}`, { replace: true })
    toast(told)
  }

  if (original === null)
    return (
      <Button icon={IconFilePencil} busy={start.isPending} onClick={begin}>
        {t('startDraft')}
      </Button>
    )
  return (
    <>
      <Button icon={IconTrash} onClick={() => void throwAway()}>
        {t('discard')}
      </Button>
      <Button variant="primary" icon={IconUpload} onClick={() => void flush().then(() => setOpen(true))}>
        {t('publish')}
      </Button>
      {open && (
        <DraftChanges
          draftId={form.id}
          fields={fields}
          unfinished={fields.filter(({ id }) => isUnfinished(id))}
          onClose={() => setOpen(false)}
          onPublished={() => leave(t('draftPublished', { name: form.description }))}
        />
      )}
    </>
  )
}
