import { Button, Dialog, Field, type Option, Select, useT } from '@core/ui'
import { useState } from 'react'

interface TemplateDialogProps {
  title: string
  /** What is replaced. */
  help: string
  templates: readonly Option<number>[] | undefined
  onChosen: (templateId: number) => Promise<void>
  onClose: () => void
}

/** Chooses the template that replaces what is there; that cannot be undone. */
export function TemplateDialog({ title, help, templates = [], onChosen, onClose }: TemplateDialogProps) {
  const t = useT('documents')
  const [chosen, setChosen] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)

  async function replace(): Promise<void> {
    if (chosen === null) return
    setBusy(true)
    await onChosen(chosen)
    onClose()
  }
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" busy={busy} disabled={chosen === null} onClick={() => void replace()}>
            {t('replace')}
          </Button>
        </>
      }
    >
      <Field label={t('template')} help={help}>
        <Select value={chosen} onChange={setChosen} options={templates} />
      </Field>
    </Dialog>
  )
}

/** Records with a title, to choose from. */
export const byTitle = (
  rows: readonly { readonly id: number; readonly title: string | null }[] | undefined,
): Option<number>[] | undefined => rows?.map(({ id, title }) => ({ value: id, label: title ?? `#${id}` }))
