import { Field, SecureImage, Select, useT } from '@core/ui'
import { FileDrop } from '@core/ui/records'
import { useState } from 'react'
import { PICTURE_ALIGNMENTS, type PictureAlignment } from '../../contract/picture-alignment'
import type nl from '../../locales/nl'
import type { WidgetRow } from '../editor/document-row'
import { useEditor } from '../editor/editor-context'

const names = {
  fullwidth: 'alignFull',
  fullwidthnotopmargin: 'alignFullTop',
  alignleft: 'alignLeft',
  alignright: 'alignRight',
  aligncenter: 'alignCenter',
  centerhalf: 'alignHalf',
} as const satisfies Record<PictureAlignment, keyof typeof nl>

/** The picture of a widget and where it stands (R-WIDG-005). */
export function PictureFields({ widget }: { widget: WidgetRow }) {
  const t = useT('documents')
  const { widgets } = useEditor()
  const [busy, setBusy] = useState(false)

  async function store([file]: File[]): Promise<void> {
    if (!file) return
    setBusy(true)
    await widgets.setPicture(widget.id, file)
    setBusy(false)
  }
  return (
    <>
      {widget.picture_width && (
        <SecureImage
          key={widget.updated_at}
          className="documents-thumbnail"
          path={`/api/widgetpicture/${widget.id}`}
          alt={widget.description ?? ''}
        />
      )}
      <FileDrop accept="image/*,.heic,.heif" limit={10} busy={busy} onFiles={store} help={t('pictureHelp')} />
      <Field label={t('alignment')}>
        <Select
          value={(widget.stringcontent as PictureAlignment | null) ?? 'fullwidth'}
          onChange={stringcontent => widgets.update(widget.id, { stringcontent })}
          options={PICTURE_ALIGNMENTS.map(value => ({ value, label: t(names[value]) }))}
        />
      </Field>
    </>
  )
}
