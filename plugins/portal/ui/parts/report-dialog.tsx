import { Button, Dialog, Field, Select, TextArea, toast, useSafeClose, useSave, useT } from '@core/ui'
import { type FormEvent, useState } from 'react'

interface ReportDialogProps {
  hash: string
  types: readonly { id: number; description: string }[]
  onClose: () => void
}

/** What is wrong, in the customer's own words; photos are added to it afterwards. */
export function ReportDialog({ hash, types, onClose }: ReportDialogProps) {
  const t = useT('portal')
  const [kind, setKind] = useState<number | null>(null)
  const [content, setContent] = useState('')
  const [tried, setTried] = useState(false)
  const send = useSave('post', '/api/incident/storebycustomer', { refresh: ['/api/flow'] })
  const close = useSafeClose(content.trim() !== '', onClose)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!content.trim()) return
    send.mutate({ body: { hash, incident_type_id: kind, content } }, () => {
      toast(t('reportSent'), { tone: 'ok' })
      onClose()
    })
  }

  return (
    <Dialog
      title={t('report')}
      onClose={close}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="brand" busy={send.isPending}>
            {t('reportSend')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        {types.length > 0 && (
          <Field label={t('reportKind')}>
            <Select
              value={kind}
              onChange={setKind}
              empty="–"
              options={types.map(({ id, description }) => ({ value: id, label: description }))}
            />
          </Field>
        )}
        <Field
          label={t('reportWords')}
          required
          help={t('reportText')}
          error={tried && !content.trim() ? t('reportNeeded') : undefined}
        >
          <TextArea value={content} onChange={text => setContent(text ?? '')} rows={5} maxLength={4000} />
        </Field>
      </div>
    </Dialog>
  )
}
