import { Button, call, confirm, Field, refreshCalls, Select, toastProblem, useCall, useT } from '@core/ui'
import { IconUnlink } from '@tabler/icons-react'
import { useState } from 'react'
import type { WidgetRow } from '../editor/document-row'
import { useEditor } from '../editor/editor-context'

/** The fields of a form as merge tags of the text that is repeated for it. */
export function useFormTags(vertical_id: number | null): readonly { tag: string; label: string }[] {
  const { data } = useCall(
    'get',
    '/api/verticaldatafield',
    { params: { query: { vertical_id: String(vertical_id ?? 0), limit: 200 } } },
    { enabled: vertical_id !== null },
  )
  const rows = Array.isArray(data) ? data : (data?.data ?? [])
  return rows.map(({ field_name, field_label }) => ({ tag: `field.${field_name}`, label: field_label }))
}

/** For which form a text is repeated, and the way to make it one that stands alone (R-WIDG-003). */
export function RecurringFields({ widget }: { widget: WidgetRow }) {
  const t = useT('documents')
  const { queue, widgets, history, refresh, document } = useEditor()
  const { data } = useCall('get', '/api/vertical', { params: { query: { limit: 200 } } })
  const [busy, setBusy] = useState(false)
  const forms = Array.isArray(data) ? data : (data?.data ?? [])

  async function standAlone(): Promise<void> {
    if (!(await queue.settle())) return
    if (!(await confirm({ title: t('persistTitle'), text: t('persistText'), verb: t('persist'), danger: true }))) return
    setBusy(true)
    try {
      await call('post', '/api/documentwidget/{id}/persist', { params: { path: { id: widget.id } } })
      // There is no way back.
      history.forget()
      widgets.reload()
      await refreshCalls('/api/documentwidget')
      await refresh()
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Field label={t('repeatedFor')} help={t('repeatedForHelp')}>
        <Select
          value={widget.recurringvertical_id}
          onChange={recurringvertical_id => widgets.update(widget.id, { recurringvertical_id })}
          empty={t('chooseForm')}
          options={forms.map(({ id, description }) => ({ value: id, label: description }))}
        />
      </Field>
      {!document.is_template && widget.recurringvertical_id !== null && (
        <Button icon={IconUnlink} busy={busy} onClick={() => void standAlone()}>
          {t('persist')}
        </Button>
      )}
    </>
  )
}
