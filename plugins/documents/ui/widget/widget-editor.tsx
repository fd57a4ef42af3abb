import { Checkbox, Field, RichText, Switch, TextInput, useT } from '@core/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { WidgetChange, WidgetRow } from '../editor/document-row'
import { useEditor } from '../editor/editor-context'
import { useAutosave } from '../editor/use-autosave'
import { ColumnChooser } from './column-chooser'
import { useMergeTags } from './merge-tag-list'
import { PictureFields } from './picture-fields'
import { widgetTypes } from './widget-types'

const TEXT_FIELDS = ['textcontent', 'textcontent2', 'textcontent3'] as const
const texts: Partial<Record<WidgetRow['document_widget_type_tag'], number>> = {
  TEXT: 1,
  TEXT2COLUMNS: 2,
  TEXT3COLUMNS: 3,
  RECURRING: 1,
  LOCATIONS: 1,
  SIGNATURE: 1,
}

/** Everything that can be set about one widget; saves itself. */
export function WidgetEditor({ widget }: { widget: WidgetRow }) {
  const t = useT('documents')
  const mergeTags = useMergeTags()
  const { locked, widgets, enter, leave } = useEditor()
  const fields = useRef<HTMLElement>(null)
  useEffect(() => enter(fields.current))
  const [draft, setDraft] = useState<WidgetChange>({})
  const autosave = useAutosave<WidgetChange>(change => {
    // What was typed meanwhile stays.
    setDraft(now => (now === change ? {} : now))
    return widgets.save(widget.id, change)
  })
  const shown = { ...widget, ...draft }
  const tag = widget.document_widget_type_tag
  const type = widgetTypes[tag]
  const columns = texts[tag] ?? 0
  const change = (part: WidgetChange) => {
    const next = { ...draft, ...part }
    setDraft(next)
    autosave(next)
  }
  return (
    <section
      ref={fields}
      className="documents-side-body"
      aria-label={t(type.title)}
      tabIndex={-1}
      onKeyDown={event => back(event, leave)}
    >
      <fieldset className="documents-widget vk-stack" disabled={locked}>
        <legend className="documents-widget-legend">
          <type.icon size={16} stroke={1.75} />
          {t(type.title)}
        </legend>
        <Field label={t('widgetName')} help={t('widgetNameHelp')}>
          <TextInput
            value={shown.description ?? ''}
            onChange={description => change({ description: description || null })}
            maxLength={255}
            disabled={locked}
          />
        </Field>
        {tag === 'HEADER' && (
          <Field label={t('heading')}>
            <TextInput
              value={shown.stringcontent ?? ''}
              onChange={stringcontent => change({ stringcontent: stringcontent || null })}
              maxLength={255}
            />
          </Field>
        )}
        {tag === 'ADDITIONALITEMS' && (
          <Field label={t('heading')} help={t('additionalHeadingHelp')}>
            <TextInput
              value={shown.textcontent ?? ''}
              onChange={textcontent => change({ textcontent: textcontent || null })}
              maxLength={255}
            />
          </Field>
        )}
        {!locked &&
          TEXT_FIELDS.slice(0, columns).map((field, index) => {
            const label = columns > 1 ? t('textColumn', { number: index + 1 }) : t('widgetText')
            return (
              <Field key={field} label={label} group>
                <RichText
                  label={label}
                  value={shown[field] ?? ''}
                  onChange={html => change({ [field]: html })}
                  mergeTags={mergeTags}
                  minHeight={columns > 1 ? 120 : 220}
                />
              </Field>
            )
          })}
        {tag === 'WIDGETPICTURE' && <PictureFields widget={widget} />}
        {(tag === 'CALCULATIONITEMS' || tag === 'CALCULATIONITEMSINCLSUBS' || tag === 'TOTALS') && (
          <ColumnChooser widget={widget} />
        )}
        {(tag === 'CALCULATIONITEMS' || tag === 'CALCULATIONITEMSINCLSUBS') && (
          <Checkbox
            checked={tag === 'CALCULATIONITEMSINCLSUBS'}
            onChange={inclusive =>
              widgets.update(widget.id, {
                document_widget_type_tag: inclusive ? 'CALCULATIONITEMSINCLSUBS' : 'CALCULATIONITEMS',
              })
            }
          >
            {t('showSubs')}
          </Checkbox>
        )}
        <Switch
          checked={!widget.is_hidden}
          onChange={visible => widgets.update(widget.id, { is_hidden: !visible })}
          disabled={locked}
        >
          {t('visibleToCustomer')}
        </Switch>
      </fieldset>
    </section>
  )
}

function back(event: KeyboardEvent, leave: () => void): void {
  // What is open in a field closes first.
  if (event.key === 'Escape' && !event.defaultPrevented) leave()
}
