import { Button, Checkbox, type Choice, Combobox, Dialog, Field, toast, useCall, useSave, useT } from '@core/ui'
import { findFlows } from '@plugins/crm/contract/find-flows'
import { useState } from 'react'
import { nameOf } from '../filling/name-of'
import { ComesAlong } from './comes-along'
import { showTaken } from './show-taken'

interface CopyFormsProps {
  flowId: number
  onClose: () => void
}

/** Takes forms over from another dossier with their answers, open again (C-0529). */
export function CopyForms({ flowId, onClose }: CopyFormsProps) {
  const t = useT('surveys')
  const [from, setFrom] = useState<Choice | null>(null)
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const id = Number(from?.id ?? 0)
  const { data: forms } = useCall(
    'get',
    '/api/flow/{id}/flowdataitems',
    { params: { path: { id } } },
    { enabled: from !== null },
  )
  const { data: along = [] } = useCall(
    'get',
    '/api/flow/{id}/formstocopy',
    { params: { path: { id } } },
    { enabled: from !== null },
  )
  const [withPictures, setWithPictures] = useState(true)
  const copy = useSave('post', '/api/flow/copyflowdataitems', { refresh: ['/api/flowdataitem'] })
  const alongOf = (form: { id: number }) => along.find(one => one.id === form.id)
  const chosen = forms?.filter(form => !without.has(form.id) && alongOf(form)?.offered !== false) ?? []
  const photos = chosen.reduce((sum, form) => sum + (alongOf(form)?.taken ?? 0), 0)

  function take(): void {
    const body = { targetflow_id: flowId, flowdataitem_ids: chosen.map(form => form.id), with_pictures: withPictures }
    copy.mutate({ body }, copies => {
      toast(t('formsCopied', { count: copies.length }))
      onClose()
      if (withPictures)
        void showTaken(
          flowId,
          copies.map(({ id }) => id),
          photos,
        )
    })
  }

  return (
    <Dialog
      title={t('copyFormsTitle')}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={!chosen.length} busy={copy.isPending} onClick={take}>
            {t('copy')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        <Field label={t('fromDossier')}>
          <Combobox
            autoFocus
            value={from}
            onChange={setFrom}
            search={(query, signal) => findFlows(query, signal, flowId)}
          />
        </Field>
        {forms?.length === 0 && <p className="vk-meta">{t('noFormsThere')}</p>}
        {forms?.map(form => (
          <Checkbox
            key={form.id}
            checked={chosen.includes(form)}
            disabled={alongOf(form)?.offered === false}
            help={<ComesAlong filled={form.filled} asked={form.asked} along={alongOf(form)} />}
            onChange={on =>
              setWithout(on ? new Set([...without].filter(one => one !== form.id)) : new Set([...without, form.id]))
            }
          >
            {nameOf(form)}
          </Checkbox>
        ))}
        {photos > 0 && (
          <Checkbox checked={withPictures} onChange={setWithPictures}>
            {t('copyTaken', { count: photos })}
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}
