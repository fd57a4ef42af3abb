import { Button, Dialog, Field, refreshCalls, Select, useCall, useT } from '@core/ui'
import { useState } from 'react'
import { pathOfKind } from '../../contract/path-of-kind'
import { useEditor } from '../editor/editor-context'

/** Chooses the template whose widgets and lines replace those of the document; that cannot be undone. */
export function TemplateDialog({
  onChosen,
  onClose,
}: {
  onChosen: (templateId: number) => Promise<void>
  onClose: () => void
}) {
  const t = useT('documents')
  const { kind } = useEditor()
  const templates = useCall('get', pathOfKind(kind, '/api/quotation/indexTemplates'))
  const [chosen, setChosen] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)

  async function replace(): Promise<void> {
    if (chosen === null) return
    setBusy(true)
    await onChosen(chosen)
    await refreshCalls('/api/calculation', '/api/documentwidget')
    onClose()
  }
  return (
    <Dialog
      title={t('resetToTemplateTitle')}
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
      <Field label={t('template')} help={t('resetToTemplateText')}>
        <Select
          value={chosen}
          onChange={setChosen}
          options={(templates.data ?? []).map(({ id, title }) => ({ value: id, label: title ?? `#${id}` }))}
        />
      </Field>
    </Dialog>
  )
}
